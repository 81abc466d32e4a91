import { isShown } from '#contract/offers/display-status.ts';
import { displayStatusOf } from '#lambdas/offers/offer-window.ts';

const unclaimed = { claimedCount: 0, redeemedCount: 0 };

describe('the display status of an offer', () => {
  const before = { startsAt: '2026-11-22T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };
  const during = { startsAt: '2026-11-01T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };

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

  it('is visible to consumers only when active or sold out', () => {
    const all = ['scheduled', 'active', 'inactive', 'expired', 'sold_out'] as const;
    expect(all.filter(isShown)).toEqual(['active', 'sold_out']);
  });
});
