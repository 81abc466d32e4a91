import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import {
  anOwnedOffer,
  daysAhead,
  letExpire,
  publish,
  publishInTurn,
} from '#test/support/stories/offers.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { anAddress, anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { everywhere, nowhere, onlyItsShop, whereShown } from '#test/support/stories/where-shown.ts';

const { getFeed, setOfferStatus } = offerRoutes;

async function feed(query: Record<string, string>) {
  return (await call(getFeed, { query })).body.items;
}

/** A shop in a new city, so that the city's feed contains only the offers of this test. */
async function aShopApart() {
  const city = await aCity();
  const owned = await anOwnedShop({ address: anAddress({ city }) });
  return { ...owned, city, query: { state: 'PE', city } };
}

describe('getFeed', () => {
  it('shows an offer in its city, its state and the country, with its shop', async () => {
    const owned = await aShopApart();
    const offer = await publish(owned);
    expect(await whereShown(offer, owned.shop)).toEqual(everywhere);
    const [row] = await feed(owned.query);
    expect(row).toMatchObject({
      ...offer,
      isFollowing: false,
      shop: {
        id: owned.shop.id,
        shopIdentifier: owned.shop.shopIdentifier,
        city: owned.city,
      },
    });
  });

  it('lists every offer once, newest first, page by page', async () => {
    const owned = await aShopApart();
    const offers = await publishInTurn(owned, 5);
    const ids = offers.map(({ id }) => id);
    const pages = await readPages(getFeed, 2, { query: owned.query });
    expect(pages.flat()).toEqual(ids);
    expect(pages[0]).toEqual(ids.slice(0, 2));
  });

  it('shows at most three offers of one business on a page', async () => {
    const owned = await aShopApart();
    const ids = (await publishInTurn(owned, 5)).map(({ id }) => id);
    expect(await readPages(getFeed, 50, { query: owned.query })).toEqual([ids.slice(0, 3)]);
  });

  it("sorts the country's feed by start, latest first", async () => {
    await anOwnedOffer();
    const starts = (await feed({ limit: '50' })).map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort().reverse());
  });

  it('matches a city regardless of accents, case and hyphens', async () => {
    const city = 'Xique-Xique';
    const owned = await anOwnedShop({ address: anAddress({ city, state: 'BA' }) });
    const offer = await publish(owned);
    for (const typed of [city, 'XIQUE XIQUE', 'xíquexíque']) {
      const [newest] = await feed({ state: 'BA', city: typed });
      expect(newest?.id).toBe(offer.id);
    }
  });

  it('shows an offer of several shops once in each feed, with a shop of that city or state', async () => {
    const { city, ...owned } = await aShopApart();
    const second = await openShop(owned, { address: anAddress({ city }) });
    const cityFarAway = await aCity('AM');
    const farAway = await openShop(owned, {
      address: anAddress({ city: cityFarAway, state: 'AM', postalCode: '69900-000' }),
    });
    const shopsIds = [owned.shop.id, second.id, farAway.id];
    const offer = await publish(owned, { shopsIds });
    const here = await feed({ state: 'PE', city });
    const there = await feed({ state: 'AM', city: cityFarAway });
    expect(here.map(({ id, shop }) => [id, shop.id])).toEqual([[offer.id, owned.shop.id]]);
    expect(there.map(({ id, shop }) => [id, shop.id])).toEqual([[offer.id, farAway.id]]);
    const country = await feed({ limit: '50' });
    expect(country.filter(({ id }) => id === offer.id)).toHaveLength(1);
  });

  it('shows an offer whose first shop is inactive and another is active', async () => {
    const { city, ...owned } = await aShopApart();
    const second = await openShop(owned, { address: anAddress({ city }) });
    await publish(owned, { shopsIds: [owned.shop.id, second.id] });
    await changeItem(keys.shop(owned.shop.id), { shopStatus: 'inactive' });
    const rows = await feed({ state: 'PE', city });
    expect(rows.map(({ shop }) => shop.id)).toEqual([second.id]);
  });

  describe('and the flyer immediately hide', () => {
    it('an inactive offer, until it is activated again, and an expired one', async () => {
      const { owner, shop, offer } = await anOwnedOffer();
      const params = { id: offer.id };
      await call(setOfferStatus, { as: owner, params });
      expect(await whereShown(offer, shop)).toEqual(onlyItsShop);
      await call(setOfferStatus, { as: owner, params });
      expect(await whereShown(offer, shop)).toEqual(everywhere);
      await letExpire(offer);
      expect(await whereShown(offer, shop)).toEqual(onlyItsShop);
    });

    it('the offers of a suspended business', async () => {
      const { business, shop, offer } = await anOwnedOffer();
      await changeItem(keys.business(business.id), { status: 'suspended' });
      expect(await whereShown(offer, shop)).toEqual(nowhere);
    });

    it('the offers of an inactive shop', async () => {
      const { shop, offer } = await anOwnedOffer();
      await changeItem(keys.shop(shop.id), { shopStatus: 'inactive' });
      expect(await whereShown(offer, shop)).toEqual(nowhere);
    });
  });

  it('does not show an offer before its first day', async () => {
    const { shop, offer } = await anOwnedOffer({ startDate: daysAhead(3) });
    expect(offer.displayStatus).toBe('scheduled');
    expect(await whereShown(offer, shop)).toEqual(onlyItsShop);
  });

  it('shows a sold-out offer with its display status', async () => {
    const owned = await aShopApart();
    const offer = await publish(owned, { availableLimit: 5 });
    await changeItem(keys.offerCounters(offer.id), { claimedCount: 5 });
    expect(await feed(owned.query)).toMatchObject([
      { id: offer.id, displayStatus: 'sold_out', claimedCount: 5, availableLimit: 5 },
    ]);
  });

  it('refuses the paging key of another feed', async () => {
    const owned = await aShopApart();
    await publishInTurn(owned, 2);
    const pagingKey = await aPagingKey(getFeed, { query: owned.query });
    for (const query of [{ state: 'PE', pagingKey }, { pagingKey }]) {
      const answer = await call(getFeed, { query });
      expect({ status: answer.status, code: answer.code }).toEqual({
        status: 400,
        code: 'INVALID_PAGING_KEY',
      });
    }
  });
});
