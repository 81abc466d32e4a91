import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import type { Shop } from '#contract/shops.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { anActiveBusiness, type Owned } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import {
  anOffer,
  anOfferInput,
  daysAhead,
  letExpire,
  publish,
} from '#test/support/stories/offers.ts';
import { pagesOf } from '#test/support/stories/paging.ts';
import { aShopChange, ask, changeShop, removeShop } from '#test/support/stories/shop-changes.ts';
import {
  aCity,
  anAddress,
  anIdentifier,
  aShop,
  aShopInput,
  openShop,
} from '#test/support/stories/shops.ts';
import { storedItem, storedUnder } from '#test/support/stories/table.ts';
import { twiceAtOnce } from '#test/support/stories/twice.ts';
import { addValidator } from '#test/support/stories/validators.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';
import { nowhere, whereShown } from '#test/support/stories/where-shown.ts';

const { deleteShop, getShop, createShop, updateShop, checkShopIdentifier, listShopsOfBusiness } =
  shopRoutes;
const { getOffer, createOffer, setOfferStatus, listOffersOfBusiness, listOffersOfShop, getFeed } =
  offerRoutes;

/** Nothing is stored in the partition of a shop: neither item nor counters nor rows of offers. */
async function expectNothingLeft(shop: Shop): Promise<void> {
  expect(await storedUnder(keys.shop(shop.id).PK)).toEqual([]);
}

async function shopsCountOf({ business }: Owned): Promise<unknown> {
  return (await storedItem(keys.businessCounters(business.id)))?.['shopsCount'];
}

describe('deleteShop', () => {
  it('removes a shop from all reads, and answers 404 the second time', async () => {
    const owned = await aShop();
    const { owner, business, shop } = owned;
    expect((await removeShop(owned)).status).toBe(204);
    const params = { id: shop.id };
    expect((await call(getShop, { as: owner, params })).code).toBe('SHOP_NOT_FOUND');
    const list = { as: owner, params: { id: business.id } };
    expect((await call(listShopsOfBusiness, list)).body.items).toEqual([]);
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

  it('removes once for the same request sent twice concurrently', async () => {
    const { owner, ...owned } = await aShop();
    const request = { as: owner, params: { id: owned.shop.id } };
    const answers = await twiceAtOnce(deleteShop, request);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await shopsCountOf({ owner, ...owned })).toBe(0);
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
    const params = { identifier: shopIdentifier };
    const available = async ({ owner }: Owned) =>
      (await call(checkShopIdentifier, { as: owner, params })).body.available;
    expect([await available(owned), await available(other)]).toEqual([true, false]);
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

  describe('with force', () => {
    it('removes the offers that the shop alone has, and makes room for others', async () => {
      const owned = await anOffer({}, { address: anAddress({ city: aCity() }) });
      const { owner, business, shop, offer } = owned;
      expect((await removeShop(owned, 'force')).status).toBe(204);
      const shown = await whereShown(offer, shop);
      expect(shown).toEqual(nowhere);
      await eventually(async () => {
        expect(await storedUnder(keys.offer(offer.id).PK)).toEqual([]);
        await expectNothingLeft(shop);
      });
      const list = { as: owner, params: { id: business.id } };
      expect((await call(listOffersOfBusiness, list)).body.items).toEqual([]);
    });

    it('leaves offers in their other shops, with start, end and feeds by those', async () => {
      const owned = await anActiveBusiness();
      const city = aCity();
      const [east, west] = [
        await openShop(owned, { address: anAddress({ city }) }),
        await openShop(owned, { address: anAddress({ city, state: 'AC' }) }),
      ];
      const shopsIds = [west.id, east.id];
      const running = await publish({ ...owned, shop: east }, { shopsIds });
      const past = await publish({ ...owned, shop: east }, { shopsIds });
      await letExpire(past);
      await removeShop({ ...owned, shop: west }, 'force');
      await eventually(() => expectNothingLeft(west));
      const shown = async (id: string) =>
        (await call(getOffer, { as: owned.owner, params: { id } })).body;
      const kept = await shown(running.id);
      expect(kept).toMatchObject({ shopsIds: [east.id], version: 1, startsAt: running.startsAt });
      expect(Date.parse(running.endsAt) - Date.parse(kept.endsAt)).toBe(2 * 3_600_000);
      expect(await shown(past.id)).toMatchObject({ shopsIds: [east.id], displayStatus: 'expired' });
      const feed = async (state: string) =>
        (await pagesOf(getFeed, 10, { query: { state, city } })).flat();
      await eventually(async () => {
        expect([await feed('PE'), await feed('AC')]).toEqual([[running.id], []]);
      });
    });

    it('leaves nothing public when offers are published for the shop at the same moment', async () => {
      const owned = await anActiveBusiness({ sizeTypeId: 3 });
      const city = aCity();
      const shop = await openShop(owned, { address: anAddress({ city }) });
      const body = anOfferInput({ ...owned, shop });
      await warmUp(listOffersOfShop, { query: { shopId: shop.id } });
      const publishing = Array.from({ length: 49 }, () =>
        call(createOffer, { as: owned.owner, body }),
      );
      const [removal, ...answers] = await Promise.all([
        removeShop({ ...owned, shop }, 'force'),
        ...publishing,
      ]);
      const removed =
        removal.status === 204 ? removal : await removeShop({ ...owned, shop }, 'force');
      expect(removed.status).toBe(204);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => ![201, 400, 503].includes(status))).toEqual([]);
      await eventually(async () => {
        await expectNothingLeft(shop);
        const list = { as: owned.owner, params: { id: owned.business.id } };
        expect((await call(listOffersOfBusiness, list)).body.items).toEqual([]);
      });
      for (const answer of answers.filter(({ status }) => status === 201)) {
        const { code } = await call(getOffer, {
          params: { id: (answer.body as { id: string }).id },
        });
        expect(code).toBe('OFFER_NOT_FOUND');
      }
      expect((await pagesOf(getFeed, 50, { query: { state: 'PE', city } })).flat()).toEqual([]);
    });
  });
});
