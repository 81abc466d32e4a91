import { offerRoutes } from '#contract/offers/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import {
  anOwnedOffer,
  daysAhead,
  editOffer,
  letExpire,
  publish,
} from '#test/support/stories/offers.ts';
import { anAddress } from '#test/support/stories/shops.ts';
import { sweepFeeds } from '#test/support/stories/sweep.ts';
import { onlyItsShop, whereShown } from '#test/support/stories/where-shown.ts';

const { getFeed } = offerRoutes;

describe('the start of an offer', () => {
  it('may be moved before the start; without a day it is now, and the offer is then the newest', async () => {
    const city = await aCity();
    const owned = await anOwnedOffer({ startDate: daysAhead(3) }, { address: anAddress({ city }) });
    const moved = await editOffer(owned, { startDate: daysAhead(2) });
    expect(moved.body).toMatchObject({ startDate: daysAhead(2), displayStatus: 'scheduled' });
    const other = await publish(owned);
    const begun = await editOffer(owned);
    expect(begun.body).toMatchObject({ displayStatus: 'active' });
    expect(begun.body).not.toHaveProperty('startDate');
    const feed = await call(getFeed, { query: { state: 'PE', city } });
    expect(feed.body.items.map(({ id }) => id)).toEqual([owned.offer.id, other.id]);
    await editOffer({ ...owned, offer: other }, { title: 'Outra vez' });
    const again = await call(getFeed, { query: { state: 'PE', city } });
    expect(again.body.items.map(({ id }) => id)).toEqual([owned.offer.id, other.id]);
  });
});

describe('an offer that has ended', () => {
  it('runs again with a later day, also after the sweep', async () => {
    const owned = await anOwnedOffer({}, { address: anAddress({ city: await aCity() }) });
    await letExpire(owned.offer);
    await sweepFeeds();
    expect(await whereShown(owned.offer, owned.shop)).toEqual(onlyItsShop);
    const { body } = await editOffer(owned, { expirationDate: daysAhead(5) });
    expect(body).toMatchObject({ displayStatus: 'active', startDate: '2026-01-01' });
    // The offer keeps its start, so other tests' offers come first in the feeds of state and country.
    const shown = { feedOfCity: true, offersOfShop: true, itself: true };
    expect(await whereShown(owned.offer, owned.shop)).toMatchObject(shown);
  });

  it('may not keep its last day', async () => {
    const owned = await anOwnedOffer();
    await letExpire(owned.offer);
    expect((await editOffer(owned, { expirationDate: '2026-01-02' })).errors).toEqual([
      { path: 'expirationDate', code: 'IN_THE_PAST' },
    ]);
  });
});
