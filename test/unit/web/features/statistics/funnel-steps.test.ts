import { noTotals } from '#test/support/builders/some-statistics.ts';
import { funnelOf, headlineOf } from '#web/features/statistics/funnel-steps.ts';

describe('the funnel', () => {
  it('has a share of the step before for each step', () => {
    expect(funnelOf({ views: 200, claims: 50, redemptions: 20 })).toEqual([
      { step: 'views', count: 200, width: 1 },
      { step: 'claims', count: 50, width: 0.25, share: 0.25 },
      { step: 'redemptions', count: 20, width: 0.1, share: 0.4 },
    ]);
  });

  it('has no share where a step exceeds the one before it, or has no count', () => {
    expect(funnelOf({ views: 0, claims: 2, redemptions: 4 })).toEqual([
      { step: 'views', count: 0, width: 0 },
      { step: 'claims', count: 2, width: 0.5 },
      { step: 'redemptions', count: 4, width: 1 },
    ]);
    expect(funnelOf({ views: 8, claims: 0, redemptions: 0 })[1]).not.toHaveProperty('share');
    expect(funnelOf(noTotals).map(({ width }) => width)).toEqual([0, 0, 0]);
  });
});

describe('the total in front', () => {
  const counted = { ...noTotals, views: 9, claims: 5, redemptions: 3, offerRevenue: 12.5 };
  const { offerRevenue: _, consumerSavings: __, ...withoutMoney } = counted;

  it('is the money, or for validators the used vouchers', () => {
    expect(headlineOf(counted, undefined)).toBe('offerRevenue');
    expect(headlineOf(withoutMoney, undefined)).toBe('redemptions');
  });

  it('is still the money if it has fallen to nothing', () => {
    expect(headlineOf({ ...noTotals, views: 9 }, counted)).toBe('offerRevenue');
  });

  it.each([
    ['claims', { ...noTotals, views: 9, claims: 1 }],
    ['views', { ...noTotals, views: 9 }],
    ['views', { ...noTotals, newFollowers: 1 }],
  ] as const)('is %s while nothing further was counted', (name, totals) => {
    expect(headlineOf(totals, noTotals)).toBe(name);
  });
});
