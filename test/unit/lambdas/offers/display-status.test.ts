import { isShown } from '#contract/offers/display-status.ts';
import { displayStatusOf } from '#lambdas/offers/offer-window.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const unclaimed = { claimedCount: 0, redeemedCount: 0 };
const soldOut = { claimedCount: 10, redeemedCount: 3, availableLimit: 10 };

describe('the display status of an offer', () => {
  const before = { startsAt: '2026-11-22T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };
  const during = { startsAt: '2026-11-01T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };
  const after = { startsAt: '2026-11-01T03:00:00.000Z', endsAt: '2026-11-20T02:59:59.000Z' };

  it.each([
    ['active', before, unclaimed, 'scheduled'],
    ['active', before, soldOut, 'scheduled'],
    ['active', during, unclaimed, 'active'],
    ['active', during, soldOut, 'sold_out'],
    ['active', after, unclaimed, 'expired'],
    ['active', after, soldOut, 'expired'],
    ['inactive', before, unclaimed, 'inactive'],
    ['inactive', before, soldOut, 'inactive'],
    ['inactive', during, unclaimed, 'inactive'],
    ['inactive', during, soldOut, 'inactive'],
    ['inactive', after, unclaimed, 'expired'],
    ['inactive', after, soldOut, 'expired'],
  ] as const)(
    'with status %s, window %j and counters %j is %s',
    (status, window, counters, shown) => {
      expect(displayStatusOf(status, window, counters, now)).toBe(shown);
    },
  );

  it.each([
    ['2026-12-01T02:59:59.000Z', 'active'],
    ['2026-12-01T02:59:59.001Z', 'expired'],
  ])('around its end, at %s, is %s', (at, shown) => {
    expect(displayStatusOf('active', during, unclaimed, new Date(at))).toBe(shown);
  });

  it.each([
    ['2026-11-22T02:59:59.999Z', 'scheduled'],
    ['2026-11-22T03:00:00.000Z', 'active'],
  ])('around its start, at %s, is %s', (at, shown) => {
    expect(displayStatusOf('active', before, unclaimed, new Date(at))).toBe(shown);
  });

  it.each([
    [9, 'active'],
    [10, 'sold_out'],
    [11, 'sold_out'],
  ])('with %i of 10 vouchers claimed is %s', (claimedCount, shown) => {
    expect(displayStatusOf('active', during, { ...soldOut, claimedCount }, now)).toBe(shown);
  });

  it('is visible to consumers only when active or sold out', () => {
    const all = ['scheduled', 'active', 'inactive', 'expired', 'sold_out'] as const;
    expect(all.filter(isShown)).toEqual(['active', 'sold_out']);
  });
});
