import fc from 'fast-check';
import { isShown } from '#contract/offers/display-status.ts';
import { displayStatusOf } from '#lambdas/offers/offer-window.ts';
import { holds } from '#test/support/holds.ts';

/** Instants of one month, close enough together that equal ones occur. */
const anyInstant = fc.nat(30 * 24).map((hours) => new Date(Date.UTC(2026, 10, 1, hours)));
const anyWindow = fc.tuple(anyInstant, anyInstant).map(([one, other]) => {
  const [start, end] = one < other ? [one, other] : [other, one];
  return { startsAt: start.toISOString(), endsAt: end.toISOString() };
});
const anyCounters = fc.record(
  {
    claimedCount: fc.nat(5),
    redeemedCount: fc.nat(5),
    availableLimit: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: ['claimedCount', 'redeemedCount'] },
) as fc.Arbitrary<Parameters<typeof displayStatusOf>[2]>;
const anyStatus = fc.constantFrom('active' as const, 'inactive' as const);

/** The order of the display statuses of an offer that nobody switches. */
const order = ['scheduled', 'inactive', 'active', 'sold_out', 'expired'];

describe('the display status of an offer', () => {
  it('never goes back as time passes and vouchers are claimed', () =>
    holds(
      fc.property(
        anyStatus,
        anyWindow,
        anyCounters,
        anyInstant,
        anyInstant,
        fc.nat(3),
        (status, window, counters, one, other, claimed) => {
          const [earlier, later] = one < other ? [one, other] : [other, one];
          const claimedLater = { ...counters, claimedCount: counters.claimedCount + claimed };
          const before = displayStatusOf(status, window, counters, earlier);
          const after = displayStatusOf(status, window, claimedLater, later);
          expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
        },
      ),
      { runs: 2000 },
    ));

  it('is the first that applies of expired, inactive, scheduled, sold out and active', () =>
    holds(
      fc.property(
        anyStatus,
        anyWindow,
        anyCounters,
        anyInstant,
        (status, window, counters, now) => {
          const { claimedCount, availableLimit = Number.POSITIVE_INFINITY } = counters;
          const applies = [
            ['expired', now > new Date(window.endsAt)],
            ['inactive', status === 'inactive'],
            ['scheduled', now < new Date(window.startsAt)],
            ['sold_out', claimedCount >= availableLimit],
            ['active', true],
          ] as const;
          const [first] = applies.find(([, isSo]) => isSo) ?? [];
          expect(displayStatusOf(status, window, counters, now)).toBe(first);
        },
      ),
      { runs: 1000 },
    ));

  it('is visible to consumers only when active or sold out', () => {
    const all = ['scheduled', 'active', 'inactive', 'expired', 'sold_out'] as const;
    expect(all.filter(isShown)).toEqual(['active', 'sold_out']);
  });
});
