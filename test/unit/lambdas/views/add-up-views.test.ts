import type { ViewsInput } from '#contract/statistics/view-routes.ts';
import { addUpViews, type Viewed } from '#lambdas/statistics/views/add-up-views.ts';

const runs = { startsAt: '2026-11-21T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };
const noon = '2026-11-21T15:00:00.000Z';
const night = '2026-11-22T02:30:00.000Z';
const recife = { businessId: 'bakery', timeZone: 'America/Sao_Paulo' } as const;

const viewed: Viewed = {
  offers: new Map([
    ['bread', { businessId: 'bakery', shopsIds: ['recife', 'noronha'], ...runs }],
    ['cake', { businessId: 'bakery', shopsIds: ['noronha'], ...runs }],
  ]),
  shops: new Map([
    ['recife', recife],
    ['noronha', { ...recife, timeZone: 'America/Noronha' }],
    ['strange', { ...recife, businessId: 'others' }],
  ]),
};

const ofOffers = (shopId: string, ...ids: string[]): ViewsInput => ({ kind: 'offer', ids, shopId });
const ofShops = (...ids: string[]): ViewsInput => ({ kind: 'shop', ids });

/** The sums of a batch: owner, day of the month, views. */
const sumsOf = (at: string, ...batch: ViewsInput[]) => {
  const sums = addUpViews(
    batch.map((seen) => ({ at, seen })),
    viewed,
  );
  return sums.map(({ ownerId, day, views }) => `${ownerId} ${day.slice(-2)} ${views}`).join();
};

it.each([
  ['an offer', ofOffers('noronha', 'bread'), noon, 'bread 21 1,noronha 21 1,bakery 21 1'],
  ['a shop', ofShops('recife'), noon, 'recife 21 1,bakery 21 1'],
  ['a shop at night', ofShops('recife'), night, 'recife 21 1,bakery 21 1'],
  ['a shop in the east', ofShops('noronha'), night, 'noronha 22 1,bakery 22 1'],
  ['a shop twice', ofShops('recife', 'recife'), noon, 'recife 21 1,bakery 21 1'],
  ['an unknown offer', ofOffers('recife', 'unknown'), noon, ''],
  ['an unknown shop', ofShops('unknown'), noon, ''],
  ['an offer in a shop where it is not', ofOffers('recife', 'cake'), noon, ''],
  ['an offer in the shop of others', ofOffers('strange', 'bread'), noon, ''],
  ['an offer before it begins', ofOffers('recife', 'bread'), '2026-11-21T02:59:59.999Z', ''],
  ['an offer after its end', ofOffers('recife', 'bread'), '2026-12-01T02:59:59.001Z', ''],
])("a view of %s adds to the numbers of its shop's day", (_, seen, at, sums) => {
  expect(sumsOf(at, seen)).toBe(sums);
});

it('an offer is seen in its first shop if none is named, from its first to its last instant', () => {
  for (const at of [runs.startsAt, runs.endsAt]) {
    const sums = sumsOf(at, { kind: 'offer', ids: ['bread'] });
    expect(sums).toMatch(/^bread .. 1,recife .. 1,bakery .. 1$/);
  }
});

it('a batch of beacons adds up the views of the same item and day', () => {
  const batch = [ofOffers('noronha', 'bread', 'cake'), ofOffers('noronha', 'bread')];
  expect(sumsOf(noon, ...batch)).toBe('bread 21 2,noronha 21 3,bakery 21 3,cake 21 1');
});
