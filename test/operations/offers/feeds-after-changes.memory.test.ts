import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aContext } from '#test/support/a-job.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  anAddressIn,
  aShop,
  aShopInput,
  otherShopId,
  shopId,
} from '#test/support/builders/a-shop.ts';
import {
  anOffer,
  anOfferInput,
  offerId,
  offerNo,
  onDays,
} from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { call, pageOfIds } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  eventually,
  itemAt,
  itemsOfKind,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer } from '#test/support/stored.ts';

const recife = aShop();
const recifeToo = aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' });
const inAcre = { address: anAddressIn('AC', 'Rio Branco') };

/** The feeds of the rows of all offers in their shops: of the city and of the state. */
const feedsOfRows = async () =>
  (await itemsOfKind('SHOP OFFER')).map(({ GSI1PK, GSI2PK }) => [GSI1PK, GSI2PK]);
const feedOf = async (query: Record<string, string>) =>
  (await pageOfIds(offerRoutes.getFeed, { query })).ids;
const endInList = async (id: string, ofShop = shopId) =>
  String((await itemAt(keys.offerOfShop(ofShop, id)))?.['LSI1SK']).split('#')[1];

const listed = ['FEED#PE#recife', 'FEED#PE'];
const unlisted = [undefined, undefined];

const moveShop = (changes: object) =>
  call(shopRoutes.updateShop, {
    as: owner,
    params: { id: shopId },
    body: { ...aShopInput(), ...changes },
  });

beforeEach(() => {
  filesAre([], Buffer.alloc(0));
  stopDateAndPausesAt('2026-11-21T12:00:00.000Z');
});

describe('the feeds have the offers', () => {
  it.each([
    ['a business', keys.business(businessId), 'status', 'suspended'],
    ['a shop', keys.shop(shopId), 'shopStatus', 'inactive'],
  ])('of %s only while it is active', async (_, key, status, off) => {
    await tableHolds(...aBakery(), ...publishedOffer(anOffer()));
    expect(await feedsOfRows()).toEqual([listed]);
    await changeAttributes(key, { [status]: off, statusVersion: 2 });
    await eventually(async () => expect(await feedsOfRows()).toEqual([unlisted]));
    expect(await itemAt(keys.offer(offerId))).not.toHaveProperty('GSI1PK');
    await changeAttributes(key, { [status]: 'active', statusVersion: 3 });
    await eventually(async () => expect(await feedsOfRows()).toEqual([listed]));
    expect(await itemAt(keys.offer(offerId))).toMatchObject({ GSI1PK: 'FEED#BR' });
  });

  it('with another shop of a city after the first one becomes inactive', async () => {
    const shops = [recife, recifeToo];
    const offer = anOffer({ shopsIds: [shopId, otherShopId] });
    await tableHolds(...aBakery({ shops }), ...publishedOffer(offer, shops));
    expect(await feedsOfRows()).toEqual([listed, unlisted]);
    await changeAttributes(keys.shop(shopId), { shopStatus: 'inactive', statusVersion: 2 });
    await eventually(async () => expect(await feedsOfRows()).toEqual([unlisted, listed]));
  });
});

describe('the offers of a shop that moves', () => {
  const offers = [
    offerNo(1),
    offerNo(2, onDays('2026-12-31', '2026-11-25')),
    offerNo(3, { status: 'inactive' }),
  ];

  it('to another city and state are in the new feeds, with start and end in the new time zone', async () => {
    await tableHolds(...aBakery(), ...offers.flatMap((offer) => publishedOffer(offer)));
    await moveShop(inAcre);
    await eventually(async () => expect(await feedOf({ state: 'AC' })).toEqual([offerNo(1).id]));
    expect(await feedOf({ state: 'AC', city: 'Rio Branco' })).toEqual([offerNo(1).id]);
    expect(await feedOf({ state: 'PE' })).toEqual([]);
    const endsAt = '2027-01-01T04:59:59.000Z';
    for (const { id } of offers) {
      expect(await itemAt(keys.offer(id))).toMatchObject({ endsAt, version: 1 });
      expect(await endInList(id)).toBe(endsAt);
    }
    const starts = { 1: offerNo(1).startsAt, 2: '2026-11-25T05:00:00.000Z' };
    for (const [n, startsAt] of Object.entries(starts)) {
      expect(await itemAt(keys.offer(offerNo(Number(n)).id))).toMatchObject({ startsAt });
    }
  });

  it('keep the end of their westernmost shop and the order of their feeds', async () => {
    const west = { ...recifeToo, ...inAcre, timeZone: 'America/Rio_Branco' as const };
    const shops = [recife, west];
    const endsAt = '2027-01-01T04:59:59.000Z';
    const shared = offerNo(2, { shopsIds: [shopId, otherShopId], endsAt });
    await tableHolds(
      ...aBakery({ shops }),
      ...publishedOffer(offerNo(1)),
      ...publishedOffer(shared, shops),
    );
    await moveShop({ address: anAddressIn('PE', 'Olinda'), timeZone: 'America/Noronha' });
    await eventually(async () =>
      expect(await feedOf({ state: 'PE', city: 'Olinda' })).toEqual([shared.id, offerNo(1).id]),
    );
    expect(await itemAt(keys.offer(shared.id))).toMatchObject({ endsAt });
    expect(await endInList(shared.id)).toBe('2027-01-01T01:59:59.000Z');
  });
});

describe('an offer whose owner changes its days', () => {
  const change = (days: object) =>
    call(offerRoutes.updateOffer, {
      as: owner,
      params: { id: offerId },
      body: { ...anOfferInput(), ...days },
    });

  it('may be moved before its start; without a day it starts now, and is the newest', async () => {
    const scheduled = anOffer(onDays('2026-12-31', '2026-11-25'));
    await tableHolds(...aBakery(), ...publishedOffer(scheduled), ...publishedOffer(offerNo(2)));
    const moved = (await change({ startDate: '2026-11-23' })).body;
    expect(moved).toMatchObject({ startDate: '2026-11-23', displayStatus: 'scheduled' });
    const begun = (await change({})).body;
    expect(begun.startsAt).toBe('2026-11-21T12:00:00.000Z');
    expect(begun).not.toHaveProperty('startDate');
    expect(await feedOf({ state: 'PE', city: 'Recife' })).toEqual([offerId, offerNo(2).id]);
  });

  it('runs again after its end with a later day, also when the sweep took it out of the feeds', async () => {
    await tableHolds(...aBakery(), ...publishedOffer(anOffer(onDays('2026-11-19'))));
    const { handler } = await import('#lambdas/entries/schedule/sweep-feeds.ts');
    await handler({ time: new Date().toISOString() } as never, aContext());
    expect(await feedsOfRows()).toEqual([unlisted]);
    expect((await change({ expirationDate: '2026-11-19' })).errors).toEqual([
      { path: 'expirationDate', code: 'IN_THE_PAST' },
    ]);
    expect((await change({})).body).toMatchObject({ displayStatus: 'active' });
    expect(await feedsOfRows()).toEqual([listed]);
  });
});
