import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOfferBody, anOwnedOffer, daysAhead, publish } from '#test/support/stories/offers.ts';
import { readPages } from '#test/support/stories/paging.ts';
import { editShop } from '#test/support/stories/shop-changes.ts';
import { anAddress, openShop } from '#test/support/stories/shops.ts';
import { storedItem } from '#test/support/stories/table.ts';

const { getFeed, getOffer, createOffer, setOfferStatus } = offerRoutes;

const hour = 3_600_000;

const feedOf = async (state: string, city?: string) =>
  (await readPages(getFeed, 50, { query: { state, ...(city && { city }) } }, 2)).flat();

/** The end of an offer in the list of a shop, from its sort key. */
async function endInList(shopId: string, offerId: string): Promise<string | undefined> {
  const row = await storedItem(keys.offerOfShop(shopId, offerId));
  return String(row?.['LSI1SK']).split('#')[1];
}

describe('the offers of a shop that moves', () => {
  it('to another city and state are in the new feeds, with start and end in the new time zone', async () => {
    const [from, to] = [await aCity(), await aCity('AC')];
    const startDate = daysAhead(2);
    const owned = await anOwnedOffer({}, { address: anAddress({ city: from }) });
    const { owner, shop, offer } = owned;
    const scheduled = await publish(owned, { startDate });
    const off = await publish(owned);
    await call(setOfferStatus, { as: owner, params: { id: off.id } });
    await editShop(owned, { address: anAddress({ city: to, state: 'AC' }) });
    await eventually(async () => {
      expect([await feedOf('PE', from), await feedOf('AC', to)]).toEqual([[], [offer.id]]);
      expect(await feedOf('AC')).toContain(offer.id);
      expect(await feedOf('PE')).not.toContain(offer.id);
    });
    const moved = async (id: string) => (await call(getOffer, { as: owner, params: { id } })).body;
    await eventually(async () => {
      for (const before of [offer, scheduled, off]) {
        const after = await moved(before.id);
        expect(Date.parse(after.endsAt) - Date.parse(before.endsAt)).toBe(2 * hour);
        expect(await endInList(shop.id, before.id)).toBe(after.endsAt);
      }
    });
    expect(await moved(offer.id)).toMatchObject({ version: 1, startsAt: offer.startsAt });
    const start = Date.parse((await moved(scheduled.id)).startsAt);
    expect(start - Date.parse(scheduled.startsAt)).toBe(2 * hour);
  });

  it('keep the end of their westernmost shop and the order of their feeds', async () => {
    const [from, to, cityOfWest] = [await aCity(), await aCity(), await aCity('AC')];
    const owned = await anOwnedOffer({}, { address: anAddress({ city: from }) });
    const west = await openShop(owned, { address: anAddress({ city: cityOfWest, state: 'AC' }) });
    const shared = await publish(owned, { shopsIds: [owned.shop.id, west.id] });
    await editShop(owned, { address: anAddress({ city: to }), timeZone: 'America/Noronha' });
    await eventually(async () =>
      expect([await feedOf('PE', to), await feedOf('AC', cityOfWest)]).toEqual([
        [shared.id, owned.offer.id],
        [shared.id],
      ]),
    );
    const { body } = await call(getOffer, { params: { id: shared.id } });
    expect(body.endsAt).toBe(shared.endsAt);
    const inList = Date.parse((await endInList(owned.shop.id, shared.id)) ?? '');
    expect(Date.parse(shared.endsAt) - inList).toBe(3 * hour);
  });

  it('have the right end even if they are published during the move', async () => {
    const to = await aCity('AM');
    const owned = await anOwnedOffer({}, { address: anAddress({ city: await aCity() }) });
    const body = anOfferBody(owned);
    const [, ...answers] = await Promise.all([
      editShop(owned, { address: anAddress({ city: to, state: 'AM' }) }),
      ...[1, 2, 3, 4].map(() => call(createOffer, { as: owned.owner, body })),
    ]);
    const published = answers.filter(({ status }) => status === 201).map(({ body: { id } }) => id);
    const all = [owned.offer.id, ...published].sort();
    // A page shows three offers of one business.
    const list = { query: { state: 'AM', city: to } };
    await eventually(async () =>
      expect((await readPages(getFeed, 3, list)).flat().sort()).toEqual(all),
    );
    const ends = await Promise.all(all.map((id) => endInList(owned.shop.id, id)));
    expect(new Set(ends.map((end) => end?.slice(11)))).toEqual(new Set(['03:59:59.000Z']));
  });
});
