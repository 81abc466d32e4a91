import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { anActiveBusiness, type Owned } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOffer, daysAhead, letExpire } from '#test/support/stories/offers.ts';
import {
  aShopChange,
  ask,
  changeShop,
  expectNothingLeft,
  removeShop,
} from '#test/support/stories/shop-changes.ts';
import {
  anIdentifier,
  aShop,
  aShopInput,
  isFree,
  openShop,
  shopsOf,
} from '#test/support/stories/shops.ts';
import { storedItem } from '#test/support/stories/table.ts';
import { addValidator } from '#test/support/stories/validators.ts';

const { getShop, createShop, updateShop } = shopRoutes;
const { getOffer, setOfferStatus } = offerRoutes;

async function shopsCountOf({ business }: Owned): Promise<unknown> {
  return (await storedItem(keys.businessCounters(business.id)))?.['shopsCount'];
}

describe('deleteShop', () => {
  it('removes a shop from all reads, and answers 404 the second time', async () => {
    const owned = await aShop();
    const { owner, shop } = owned;
    expect((await removeShop(owned)).status).toBe(204);
    const params = { id: shop.id };
    expect((await call(getShop, { as: owner, params })).code).toBe('SHOP_NOT_FOUND');
    expect(await shopsOf(owned)).toEqual([]);
    expect((await call(updateShop, aShopChange(owned))).code).toBe('SHOP_NOT_FOUND');
    expect((await removeShop(owned)).code).toBe('SHOP_NOT_FOUND');
    expect((await removeShop(owned, 'force')).code).toBe('SHOP_NOT_FOUND');
    await eventually(() => expectNothingLeft(shop));
  });

  it('makes room for another shop of the business', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 1 });
    const shop = await openShop(owned);
    await removeShop({ ...owned, shop });
    expect(await shopsCountOf(owned)).toBe(0);
    expect((await openShop(owned)).id).not.toBe(shop.id);
  });

  it('leaves the present and former identifiers of the shop reserved for the business, with 410', async () => {
    const [owned, other] = await Promise.all([aShop(), anActiveBusiness()]);
    const former = owned.shop.shopIdentifier;
    const { shopIdentifier } = await changeShop(owned, { shopIdentifier: anIdentifier() });
    await removeShop(owned);
    expect((await ask(shopIdentifier)).code).toBe('SHOP_GONE');
    expect((await ask(former)).code).toBe('SHOP_GONE');
    const body = aShopInput(other.business.id, { shopIdentifier });
    expect((await call(createShop, { as: other.owner, body })).code).toBe('SHOP_IDENTIFIER_TAKEN');
    const free = [await isFree(owned, shopIdentifier), await isFree(other, shopIdentifier)];
    expect(free).toEqual([true, false]);
    const opened = await openShop(owned, { shopIdentifier });
    expect((await ask(shopIdentifier)).body.id).toBe(opened.id);
  });

  describe('without force', () => {
    it.each([
      ['active', {}],
      ['scheduled', { startDate: daysAhead(3) }],
    ])('refuses a shop with an offer that is %s', async (_, changes) => {
      const owned = await anOffer(changes);
      expect((await removeShop(owned)).code).toBe('SHOP_HAS_OFFERS');
      expect((await call(getShop, { params: { id: owned.shop.id } })).status).toBe(200);
    });

    it('refuses a shop with an offer that is switched off and not over', async () => {
      const owned = await anOffer();
      await call(setOfferStatus, { as: owned.owner, params: { id: owned.offer.id } });
      expect((await removeShop(owned)).code).toBe('SHOP_HAS_OFFERS');
    });

    it('refuses a shop with a validator', async () => {
      const owned = await aShop();
      await addValidator(owned, owned.shop);
      expect((await removeShop(owned)).code).toBe('SHOP_HAS_OFFERS');
      expect((await removeShop(owned, 'force')).status).toBe(204);
    });

    it('removes a shop whose offers are over, and them with it', async () => {
      const owned = await anOffer();
      await letExpire(owned.offer);
      expect((await removeShop(owned)).status).toBe(204);
      await eventually(async () => {
        const own = { as: owned.owner, params: { id: owned.offer.id } };
        expect((await call(getOffer, own)).code).toBe('OFFER_NOT_FOUND');
        await expectNothingLeft(owned.shop);
      });
    });
  });
});
