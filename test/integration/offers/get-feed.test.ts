import { offerRoutes } from '#contract/offers.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aPendingBusiness, decide } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import {
  anOffer,
  daysAhead,
  letExpire,
  publish,
  publishInTurn,
} from '#test/support/stories/offers.ts';
import { altered, aPagingKey, pagesOf } from '#test/support/stories/paging.ts';
import { aPerson, removeUser } from '#test/support/stories/people.ts';
import { alteredToken } from '#test/support/stories/refusals.ts';
import { aCity, anAddress, aShop, openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { everywhere, nowhere, onlyItsShop, whereShown } from '#test/support/stories/where-shown.ts';

const { getFeed, setOfferStatus } = offerRoutes;

async function feed(query: Record<string, string>) {
  return (await call(getFeed, { query })).body.items;
}

/** A shop in a city of its own, so that the city's feed is this test's alone. */
async function aShopApart() {
  const city = aCity();
  const owned = await aShop({ address: anAddress({ city }) });
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

  it('shows every offer once, the newest first, page by page', async () => {
    const owned = await aShopApart();
    const offers = await publishInTurn(owned, 5);
    const ids = offers.map(({ id }) => id);
    const pages = await pagesOf(getFeed, 2, { query: owned.query });
    expect(pages.flat()).toEqual(ids);
    expect(pages[0]).toEqual(ids.slice(0, 2));
    expect(await pagesOf(getFeed, 50, { query: owned.query })).toEqual([ids]);
  });

  it("orders the country's feed by start, the last one first", async () => {
    await anOffer();
    const starts = (await feed({ limit: '50' })).map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort().reverse());
  });

  it('fills a page past offers that are not shown', async () => {
    const owned = await aShopApart();
    const [newest, second, third] = await publishInTurn(owned, 3);
    await call(setOfferStatus, { as: owned.owner, params: { id: String(newest?.id) } });
    const shown = await feed({ ...owned.query, limit: '2' });
    expect(shown.map(({ id }) => id)).toEqual([second?.id, third?.id]);
  });

  it('knows a city however its accents and case are typed', async () => {
    const mark = aCity().slice(-12);
    const owned = await aShop({ address: anAddress({ city: `São Tomé d'Água ${mark}` }) });
    const offer = await publish(owned);
    for (const city of [`São Tomé d'Água ${mark}`, `SAO TOME D'AGUA ${mark}`]) {
      expect((await feed({ state: 'PE', city })).map(({ id }) => id)).toEqual([offer.id]);
    }
  });

  it('tells cities of the same name in two states apart', async () => {
    const { city, ...owned } = await aShopApart();
    await publish(owned);
    expect(await feed({ state: 'PB', city })).toEqual([]);
  });

  it('shows an offer of several shops once in each feed, with the shop of that place', async () => {
    const { city, ...owned } = await aShopApart();
    const second = await openShop(owned, { address: anAddress({ city }) });
    const farAway = await openShop(owned, {
      address: anAddress({ city, state: 'AC', postalCode: '69900-000' }),
    });
    const shopsIds = [owned.shop.id, second.id, farAway.id];
    const offer = await publish(owned, { shopsIds });
    const here = await feed({ state: 'PE', city });
    const there = await feed({ state: 'AC', city });
    expect(here.map(({ id, shop }) => [id, shop.id])).toEqual([[offer.id, owned.shop.id]]);
    expect(there.map(({ id, shop }) => [id, shop.id])).toEqual([[offer.id, farAway.id]]);
    const country = await feed({ limit: '50' });
    expect(country.filter(({ id }) => id === offer.id)).toHaveLength(1);
  });

  it('goes on showing an offer where its first shop is closed and another is open', async () => {
    const { city, ...owned } = await aShopApart();
    const second = await openShop(owned, { address: anAddress({ city }) });
    await publish(owned, { shopsIds: [owned.shop.id, second.id] });
    await changeItem(keys.shop(owned.shop.id), { shopStatus: 'inactive' });
    const rows = await feed({ state: 'PE', city });
    expect(rows.map(({ shop }) => shop.id)).toEqual([second.id]);
  });

  describe('no longer shows, from the same second on, nor does a flyer,', () => {
    it('an offer that was switched off, until it is on again', async () => {
      const { owner, shop, offer } = await anOffer();
      const params = { id: offer.id };
      await call(setOfferStatus, { as: owner, params });
      expect(await whereShown(offer, shop)).toEqual(onlyItsShop);
      await call(setOfferStatus, { as: owner, params });
      expect(await whereShown(offer, shop)).toEqual(everywhere);
    });

    it('an offer whose time ran out', async () => {
      const { shop, offer } = await anOffer();
      await letExpire(offer);
      expect(await whereShown(offer, shop)).toEqual(onlyItsShop);
    });

    it.each(['suspended', 'rejected', 'closed'])(
      'the offers of a business that is %s',
      async (status) => {
        const { business, shop, offer } = await anOffer();
        await changeItem(keys.business(business.id), { status });
        expect(await whereShown(offer, shop)).toEqual(nowhere);
      },
    );

    it('the offers of a shop that is switched off', async () => {
      const { shop, offer } = await anOffer();
      await changeItem(keys.shop(shop.id), { shopStatus: 'inactive' });
      expect(await whereShown(offer, shop)).toEqual(nowhere);
    });
  });

  it('does not show an offer before its first day', async () => {
    const { shop, offer } = await anOffer({ startDate: daysAhead(3) });
    expect(offer.displayStatus).toBe('scheduled');
    expect(await whereShown(offer, shop)).toEqual(onlyItsShop);
  });

  it('shows the offers of a pending business once staff approved it', async () => {
    const owned = await aPendingBusiness();
    const shop = await openShop(owned);
    const offer = await publish({ ...owned, shop });
    expect(await whereShown(offer, shop)).toEqual(nowhere);
    await decide(owned.business.id, 'approve');
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(everywhere));
  });

  it('goes on showing one that is sold out, marked', async () => {
    const owned = await aShopApart();
    const offer = await publish(owned, { availableLimit: 5 });
    await changeItem(keys.offerCounters(offer.id), { claimedCount: 5 });
    expect(await feed(owned.query)).toMatchObject([
      { id: offer.id, displayStatus: 'sold_out', claimedCount: 5, availableLimit: 5 },
    ]);
  });

  it('refuses an altered paging key, and that of another feed', async () => {
    const owned = await aShopApart();
    await publishInTurn(owned, 2);
    const pagingKey = await aPagingKey(getFeed, { query: owned.query });
    for (const query of [
      { ...owned.query, pagingKey: altered(pagingKey) },
      { ...owned.query, pagingKey: 'nonsense' },
      { state: 'PE', pagingKey },
      { pagingKey },
    ]) {
      const answer = await call(getFeed, { query });
      expect({ status: answer.status, code: answer.code }).toEqual({
        status: 400,
        code: 'INVALID_PAGING_KEY',
      });
    }
  });

  it.each<[Record<string, string>, string, string]>([
    [{ city: 'Recife' }, 'state', 'REQUIRED'],
    [{ state: 'XX' }, 'state', 'INVALID_VALUE'],
    [{ state: 'PE', city: 'R' }, 'city', 'TOO_SHORT'],
    [{ limit: '0' }, 'limit', 'TOO_SMALL'],
    [{ limit: '51' }, 'limit', 'TOO_BIG'],
    [{ limit: '1.5' }, 'limit', 'INVALID_TYPE'],
  ])('refuses the query %o', async (query, path, code) => {
    const answer = await call(getFeed, { query });
    expect(answer.code).toBe('VALIDATION_FAILED');
    expect(answer.errors).toEqual([{ path, code }]);
  });

  describe('with a consumer', () => {
    it('takes their own id', async () => {
      const person = await aPerson();
      const query = { consumerId: person.userId };
      expect((await call(getFeed, { as: person, query })).status).toBe(200);
    });

    it('refuses an id without a token, and with that of someone else', async () => {
      const [person, other] = await Promise.all([aPerson(), aPerson()]);
      const query = { consumerId: person.userId };
      expect((await call(getFeed, { query })).code).toBe('UNAUTHENTICATED');
      expect((await call(getFeed, { as: other, query })).code).toBe('FORBIDDEN');
    });

    it('refuses a bad token, though none is needed', async () => {
      const person = await aPerson();
      const answer = await call(getFeed, { as: { token: alteredToken(person.token) } });
      expect(answer.code).toBe('UNAUTHENTICATED');
    });

    it('refuses one removed a moment ago, whose token is still good', async () => {
      const person = await aPerson();
      await removeUser(person);
      expect((await call(getFeed, { as: person })).code).toBe('UNAUTHENTICATED');
    });
  });
});
