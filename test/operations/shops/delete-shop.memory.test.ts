import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, aShopIn, aShopInput, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo, onDays } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call, pageOfIds } from '#test/support/operations/call.ts';
import {
  eventually,
  itemAt,
  itemsAbout,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const { createShop, deleteShop, getShopByIdentifier } = shopRoutes;
const identifier = keys.shopIdentifier('padariaaurora');
const counters = keys.businessCounters(businessId);

const remove = (query = {}) => call(deleteShop, { as: owner, params: { id: shopId }, query });
const validators = (validatorsCount: number) => ({
  ...keys.validatorsCount(shopId),
  validatorsCount,
});

beforeEach(async () => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  await tableHolds(...aBakery(), validators(0));
});

describe('deleteShop', () => {
  it('removes the shop at once, and its counters by a job, and makes room for another one', async () => {
    expect((await remove()).status).toBe(204);
    const left = await itemsAbout(shopId);
    expect(left).toEqual([expect.objectContaining(keys.shopCounters(shopId))]);
    expect(await itemAt(counters)).toMatchObject({ shopsCount: 0 });
    await eventually(async () => expect(await itemsAbout(shopId)).toEqual([]));
    expect((await remove({ force: 'true' })).code).toBe('SHOP_NOT_FOUND');
  });

  it('keeps the identifier reserved for the business for a year, and answers 410 under it', async () => {
    await remove();
    const reserved = { shopId, businessId, reservedUntil: '2027-11-21T12:00:00.000Z' };
    expect(await itemAt(identifier)).toMatchObject(reserved);
    const params = { identifier: 'padariaaurora' };
    expect((await call(getShopByIdentifier, { params })).code).toBe('SHOP_GONE');
    const { id } = (await call(createShop, { as: owner, body: aShopInput() })).body;
    expect((await call(getShopByIdentifier, { params })).body.id).toBe(id);
  });

  it('frees the identifier at once if the business was never approved', async () => {
    await putItems(stored.business(aPendingBusiness({ status: 'rejected' })));
    expect((await remove()).status).toBe(204);
    expect(await itemAt(identifier)).toBeUndefined();
  });

  it.each([
    ['an active offer', publishedOffer(anOffer())],
    ['a scheduled offer', publishedOffer(anOffer(onDays('2026-12-31', '2026-11-25')))],
    ['an offer that is switched off', publishedOffer(anOffer({ status: 'inactive' }))],
    ['a validator', [validators(1)]],
  ])('without force refuses a shop with %s', async (_, items) => {
    await putItems(...items);
    for (const query of [{}, { force: 'false' }]) {
      expect((await remove(query)).code).toBe('SHOP_HAS_OFFERS');
    }
    expect(await itemAt(keys.shop(shopId))).toBeDefined();
    expect((await remove({ force: 'true' })).status).toBe(204);
    await eventually(async () => expect(await itemsAbout(shopId)).toEqual([]));
    expect(await itemsOfKind('OFFER OFFER')).toEqual([]);
  });

  it('without force removes offers that are over together with their shop', async () => {
    await putItems(...publishedOffer(anOffer(onDays('2026-11-19'))));
    expect((await remove()).status).toBe(204);
    await eventually(async () => expect(await itemsAbout(offerId)).toEqual([]));
  });

  it('keeps offers in their other shops, with start, end and feeds of those shops', async () => {
    const shops = [
      { ...aShopIn(1, 'AC', 'Rio Branco'), id: shopId },
      aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' }),
    ];
    const shopsIds = [shopId, otherShopId];
    const endsAt = '2027-01-01T04:59:59.000Z';
    const past = offerNo(2, { shopsIds, ...onDays('2026-11-19') });
    await tableHolds(
      ...aBakery({ shops }),
      ...publishedOffer(anOffer({ shopsIds, endsAt }), shops),
      ...publishedOffer(past, shops),
    );
    expect((await remove({ force: 'true' })).status).toBe(204);
    await eventually(async () => expect(await itemsAbout(shopId)).toEqual([]));
    const { startsAt } = anOffer();
    const kept = { shopsIds: [otherShopId], startsAt, endsAt: anOffer().endsAt, version: 1 };
    expect(await itemAt(keys.offer(offerId))).toMatchObject(kept);
    expect(await itemAt(keys.offer(past.id))).toMatchObject({ shopsIds: [otherShopId] });
    const feed = async (state: string) =>
      (await pageOfIds(offerRoutes.getFeed, { query: { state } })).ids;
    expect([await feed('PE'), await feed('AC')]).toEqual([[offerId], []]);
  });
});
