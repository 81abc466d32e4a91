import { offerView } from '#lambdas/offers/offer.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { shownOnCard } from '#web/views/offer/card/card-offer.ts';
import { daysOnPaper, gridOnPaper } from '#web/views/offer/printed-offers.ts';

const now = new Date('2026-11-27T12:00:00.000Z');
const counters = { claimedCount: 0, redeemedCount: 0 };
const offer = {
  ...offerView(anOffer(), counters, aBusiness(), now),
  displayStatus: 'active' as const,
  startDate: '2026-11-28',
  expirationDate: '2026-12-05',
};
const daysOf = (...changes: Partial<typeof offer>[]) =>
  daysOnPaper(
    changes.map((change) => ({ ...offer, ...change })),
    'America/Sao_Paulo',
    now,
  );

describe('the days of a printed flyer', () => {
  it('last from the first day of any offer to the last day of any', () => {
    const later = { startDate: '2026-12-01', expirationDate: '2026-12-12' };
    expect(daysOf(later, {})).toEqual({ first: '2026-11-28', last: '2026-12-12' });
  });

  it('begin today, in the time zone of the shop, if an offer has begun before', () => {
    const { startDate: _, ...begun } = { ...offer, createdAt: '2026-11-01T12:00:00.000Z' };
    const lateAtNight = new Date('2026-11-28T02:30:00.000Z');
    expect(daysOnPaper([begun], 'America/Sao_Paulo', lateAtNight)?.first).toBe('2026-11-27');
  });

  it('leave out offers that paper leaves out', () => {
    const soldOut = { displayStatus: 'sold_out', expirationDate: '2026-12-31' } as never;
    expect(daysOf({}, soldOut)?.last).toBe('2026-12-05');
    expect(daysOf(soldOut)).toBeUndefined();
  });
});

it.each([
  [0, 1, 0],
  [1, 1, 1],
  [3, 3, 1],
  [4, 2, 2],
  [10, 3, 4],
  [30, 3, 4],
])('a sheet of %d offers has %d columns, and cards for %d rows', (count, columns, rows) => {
  expect(gridOnPaper(count)).toEqual({ columns, rows });
});

it.each([
  ['details', 139],
  ['rules', 109],
] as const)('a card shows %s of %d characters completely, and cuts one more', (kind, length) => {
  expect(shownOnCard('x'.repeat(length), kind)).toHaveLength(length);
  expect(shownOnCard('x'.repeat(length + 1), kind)).toHaveLength(length + 1 - 30 + 1);
});
