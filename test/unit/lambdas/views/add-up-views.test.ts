import type { ViewsInput } from '#contract/statistics/view-routes.ts';
import { addUpViews, type Viewed } from '#lambdas/statistics/views/add-up-views.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';

const otherOfferId = 'off_01K9A1B2C3D4E5F6G7H8J9KVWB';
const strangeBusinessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KVWC';
const strangeShopId = 'shp_01K9A1B2C3D4E5F6G7H8J9KVWD';

const runs = { startsAt: '2026-11-21T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };

const viewed: Viewed = {
  offers: new Map([
    [offerId, { businessId, shopsIds: [shopId, otherShopId], ...runs }],
    [otherOfferId, { businessId, shopsIds: [otherShopId], ...runs }],
  ]),
  shops: new Map([
    [shopId, { businessId, timeZone: 'America/Sao_Paulo' }],
    [otherShopId, { businessId, timeZone: 'America/Noronha' }],
    [strangeShopId, { businessId: strangeBusinessId, timeZone: 'America/Sao_Paulo' }],
  ]),
};

const noon = '2026-11-21T15:00:00.000Z';
const at = (instant: string, seen: ViewsInput) => ({ at: instant, seen });

/** The sums of a batch, as `[owner, day, views]`. */
const sumsOf = (...batch: ReturnType<typeof at>[]) =>
  addUpViews(batch, viewed).map(({ ownerId, day, views }) => [ownerId, day, views]);

describe('a view', () => {
  it('of an offer counts for the offer, for the named shop and for the business', () => {
    const seen: ViewsInput = { kind: 'offer', ids: [offerId], shopId: otherShopId };
    expect(sumsOf(at(noon, seen))).toEqual([
      [offerId, '2026-11-21', 1],
      [otherShopId, '2026-11-21', 1],
      [businessId, '2026-11-21', 1],
    ]);
  });

  it('of an offer counts for its first shop if none is named', () => {
    expect(sumsOf(at(noon, { kind: 'offer', ids: [offerId] }))).toContainEqual([
      shopId,
      '2026-11-21',
      1,
    ]);
  });

  it('of a shop counts for the shop and for the business', () => {
    expect(sumsOf(at(noon, { kind: 'shop', ids: [shopId] }))).toEqual([
      [shopId, '2026-11-21', 1],
      [businessId, '2026-11-21', 1],
    ]);
  });

  it('belongs to the day of its shop at the instant of the beacon', () => {
    const late = '2026-11-22T02:30:00.000Z';
    const days = [shopId, otherShopId].map((id) => sumsOf(at(late, { kind: 'shop', ids: [id] })));
    expect(days.map(([first]) => first?.[1])).toEqual(['2026-11-21', '2026-11-22']);
  });

  it.each([
    ['an unknown offer', { kind: 'offer', ids: ['off_01K9A1B2C3D4E5F6G7H8J9KVWX'] }],
    ['an unknown shop', { kind: 'shop', ids: ['shp_01K9A1B2C3D4E5F6G7H8J9KVWX'] }],
    ['an offer in a shop where it is not', { kind: 'offer', ids: [otherOfferId], shopId }],
    ['an offer in the shop of others', { kind: 'offer', ids: [offerId], shopId: strangeShopId }],
  ] as [string, ViewsInput][])('of %s does not count', (_, seen) => {
    expect(sumsOf(at(noon, seen))).toEqual([]);
  });
});

it.each([
  ['2026-11-21T02:59:59.999Z', 0],
  [runs.startsAt, 3],
  [runs.endsAt, 3],
  ['2026-12-01T02:59:59.001Z', 0],
])(
  'a view of an offer at %s, before it begins or after it ended, adds %i numbers',
  (instant, numbers) => {
    expect(sumsOf(at(instant, { kind: 'offer', ids: [offerId], shopId }))).toHaveLength(numbers);
  },
);

describe('a batch of beacons', () => {
  it('adds up the views of the same item and day', () => {
    const first = at(noon, { kind: 'offer', ids: [offerId, otherOfferId], shopId: otherShopId });
    const second = at(noon, { kind: 'offer', ids: [offerId], shopId: otherShopId });
    expect(sumsOf(first, second)).toEqual([
      [offerId, '2026-11-21', 2],
      [otherShopId, '2026-11-21', 3],
      [businessId, '2026-11-21', 3],
      [otherOfferId, '2026-11-21', 1],
    ]);
  });

  it('counts an id once per beacon, however often it occurs', () => {
    expect(sumsOf(at(noon, { kind: 'shop', ids: Array(50).fill(shopId) }))).toEqual([
      [shopId, '2026-11-21', 1],
      [businessId, '2026-11-21', 1],
    ]);
  });
});
