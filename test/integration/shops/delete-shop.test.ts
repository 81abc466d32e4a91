import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anActiveBusiness, type OwnedBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer, daysAhead, letExpire } from '#test/support/stories/offers.ts';
import {
  aShopChange,
  askForShop,
  closeShopAsOwner,
  editShop,
  expectNothingLeft,
} from '#test/support/stories/shop-changes.ts';
import {
  anIdentifier,
  anOwnedShop,
  aShopBody,
  isFree,
  listShopsOf,
  openShop,
} from '#test/support/stories/shops.ts';
import { storedItem } from '#test/support/stories/table.ts';
import { addValidator } from '#test/support/stories/validators.ts';

const { getShop, createShop, updateShop } = shopRoutes;
const { getOffer, setOfferStatus } = offerRoutes;

async function shopsCountOf({ business }: OwnedBusiness): Promise<unknown> {
  return (await storedItem(keys.businessCounters(business.id)))?.['shopsCount'];
}

describe('deleteShop', () => {
  it('removes a shop from all reads, and answers 404 to a second call', async () => {
    const owned = await anOwnedShop();
    const { owner, shop } = owned;
    expect((await closeShopAsOwner(owned)).status).toBe(204);
    const params = { id: shop.id };
    expect((await call(getShop, { as: owner, params })).code).toBe('SHOP_NOT_FOUND');
    expect(await listShopsOf(owned)).toEqual([]);
    expect((await call(updateShop, aShopChange(owned))).code).toBe('SHOP_NOT_FOUND');
    expect((await closeShopAsOwner(owned)).code).toBe('SHOP_NOT_FOUND');
    expect((await closeShopAsOwner(owned, 'force')).code).toBe('SHOP_NOT_FOUND');
    await eventually(() => expectNothingLeft(shop));
  });

  it('makes room for another shop of the business', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 1 });
    const shop = await openShop(owned);
    await closeShopAsOwner({ ...owned, shop });
    expect(await shopsCountOf(owned)).toBe(0);
    expect((await openShop(owned)).id).not.toBe(shop.id);
  });

  it('keeps the present and former identifiers of the shop reserved for the business, with 410', async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anActiveBusiness()]);
    const former = owned.shop.shopIdentifier;
    const { shopIdentifier } = await editShop(owned, { shopIdentifier: anIdentifier() });
    await closeShopAsOwner(owned);
    expect((await askForShop(shopIdentifier)).code).toBe('SHOP_GONE');
    expect((await askForShop(former)).code).toBe('SHOP_GONE');
    const body = aShopBody(other.business.id, { shopIdentifier });
    expect((await call(createShop, { as: other.owner, body })).code).toBe('SHOP_IDENTIFIER_TAKEN');
    const free = [await isFree(owned, shopIdentifier), await isFree(other, shopIdentifier)];
    expect(free).toEqual([true, false]);
    const opened = await openShop(owned, { shopIdentifier });
    expect((await askForShop(shopIdentifier)).body.id).toBe(opened.id);
  });

  describe('without force', () => {
    it.each([
      ['active', {}],
      ['scheduled', { startDate: daysAhead(3) }],
    ])('refuses a shop with an offer that is %s', async (_, changes) => {
      const owned = await anOwnedOffer(changes);
      expect((await closeShopAsOwner(owned)).code).toBe('SHOP_HAS_OFFERS');
      expect((await call(getShop, { params: { id: owned.shop.id } })).status).toBe(200);
    });

    it('refuses a shop with an offer that is switched off and not over', async () => {
      const owned = await anOwnedOffer();
      await call(setOfferStatus, { as: owned.owner, params: { id: owned.offer.id } });
      expect((await closeShopAsOwner(owned)).code).toBe('SHOP_HAS_OFFERS');
    });

    it('refuses a shop with a validator', async () => {
      const owned = await anOwnedShop();
      await addValidator(owned, owned.shop);
      expect((await closeShopAsOwner(owned)).code).toBe('SHOP_HAS_OFFERS');
      expect((await closeShopAsOwner(owned, 'force')).status).toBe(204);
    });

    it('removes a shop whose offers are over, together with these offers', async () => {
      const owned = await anOwnedOffer();
      await letExpire(owned.offer);
      expect((await closeShopAsOwner(owned)).status).toBe(204);
      await eventually(async () => {
        const own = { as: owned.owner, params: { id: owned.offer.id } };
        expect((await call(getOffer, own)).code).toBe('OFFER_NOT_FOUND');
        await expectNothingLeft(owned.shop);
      });
    });
  });
});
