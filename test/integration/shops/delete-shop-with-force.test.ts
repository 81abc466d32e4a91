import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOfferBody, anOwnedOffer, letExpire, publish } from '#test/support/stories/offers.ts';
import { readPages } from '#test/support/stories/paging.ts';
import { closeShopAsOwner, expectNothingLeft } from '#test/support/stories/shop-changes.ts';
import { anAddress, openShop } from '#test/support/stories/shops.ts';
import { storedUnder } from '#test/support/stories/table.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';
import { nowhere, whereShown } from '#test/support/stories/where-shown.ts';

const { getOffer, createOffer, listOffersOfBusiness, listOffersOfShop, getFeed } = offerRoutes;

describe('deleteShop with force', () => {
  it('removes the offers that only this shop has, and makes room for others', async () => {
    const owned = await anOwnedOffer({}, { address: anAddress({ city: await aCity() }) });
    const { owner, business, shop, offer } = owned;
    expect((await closeShopAsOwner(owned, 'force')).status).toBe(204);
    const shown = await whereShown(offer, shop);
    expect(shown).toEqual(nowhere);
    await eventually(async () => {
      expect(await storedUnder(keys.offer(offer.id).PK)).toEqual([]);
      await expectNothingLeft(shop);
    });
    const list = { as: owner, params: { id: business.id } };
    expect((await call(listOffersOfBusiness, list)).body.items).toEqual([]);
  });

  it('keeps offers in their other shops, with start, end and feeds of those shops', async () => {
    const owned = await anActiveBusiness();
    const places = { PE: await aCity('PE'), AC: await aCity('AC') };
    const [east, west] = [
      await openShop(owned, { address: anAddress({ city: places.PE }) }),
      await openShop(owned, { address: anAddress({ city: places.AC, state: 'AC' }) }),
    ];
    const shopsIds = [west.id, east.id];
    const running = await publish({ ...owned, shop: east }, { shopsIds });
    const past = await publish({ ...owned, shop: east }, { shopsIds });
    await letExpire(past);
    await closeShopAsOwner({ ...owned, shop: west }, 'force');
    await eventually(() => expectNothingLeft(west));
    const shown = async (id: string) =>
      (await call(getOffer, { as: owned.owner, params: { id } })).body;
    const kept = await shown(running.id);
    expect(kept).toMatchObject({ shopsIds: [east.id], version: 1, startsAt: running.startsAt });
    expect(Date.parse(running.endsAt) - Date.parse(kept.endsAt)).toBe(2 * 3_600_000);
    expect(await shown(past.id)).toMatchObject({ shopsIds: [east.id], displayStatus: 'expired' });
    const feed = async (state: keyof typeof places) =>
      (await readPages(getFeed, 10, { query: { state, city: places[state] } })).flat();
    await eventually(async () => {
      expect([await feed('PE'), await feed('AC')]).toEqual([[running.id], []]);
    });
  });

  it('leaves nothing public if offers are published for the shop at the same time', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 3 });
    const city = await aCity();
    const shop = await openShop(owned, { address: anAddress({ city }) });
    const body = anOfferBody({ ...owned, shop });
    await warmUp(listOffersOfShop, { query: { shopId: shop.id } });
    const publishing = Array.from({ length: 49 }, () =>
      call(createOffer, { as: owned.owner, body }),
    );
    const [removal, ...answers] = await Promise.all([
      closeShopAsOwner({ ...owned, shop }, 'force'),
      ...publishing,
    ]);
    const removed =
      removal.status === 204 ? removal : await closeShopAsOwner({ ...owned, shop }, 'force');
    expect(removed.status).toBe(204);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![201, 400, 429, 503].includes(status))).toEqual([]);
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
    expect((await readPages(getFeed, 50, { query: { state: 'PE', city } })).flat()).toEqual([]);
  });
});
