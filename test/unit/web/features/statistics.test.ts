import { noTotals } from '#test/support/builders/some-statistics.ts';
import { changeOf } from '#web/features/statistics/change-of.ts';
import { funnelOf, headlineOf } from '#web/features/statistics/funnel-steps.ts';

it.each([
  [52, 40, 'more', 12],
  [37, 40, 'less', 3],
  [0, 0, 'same', 0],
  [0.3, 0.1, 'more', 0.2],
  [100.1 + 0.2, 100.3, 'same', 0],
] as const)('%d after %d is %s by %d', (now, before, kind, difference) => {
  expect(changeOf(now, before)).toEqual({ kind, difference });
});

describe('the funnel', () => {
  it.each([
    [
      'has a share of the step before for each step',
      { views: 200, claims: 50, redemptions: 20 },
      [[1], [0.25, 0.25], [0.1, 0.4]],
    ],
    [
      'has no share of more than the step before',
      { views: 0, claims: 2, redemptions: 4 },
      [[0], [0.5], [1]],
    ],
    ['has no share of nothing', { views: 8, claims: 0, redemptions: 0 }, [[1], [0], [0]]],
    ['is empty without counts', noTotals, [[0], [0], [0]]],
  ])('%s', (_, counts, shown) => {
    const steps = ['views', 'claims', 'redemptions'] as const;
    expect(funnelOf(counts)).toEqual(
      steps.map((step, index) => {
        const [width, share] = shown[index] ?? [];
        return { step, count: counts[step], width, ...(share && { share }) };
      }),
    );
  });
});

describe('the total in front', () => {
  const counted = { ...noTotals, views: 9, claims: 5, redemptions: 3, offerRevenue: 12.5 };
  const { offerRevenue: _, consumerSavings: __, ...withoutMoney } = counted;

  it.each([
    ['offerRevenue', counted, undefined],
    // Of a validator.
    ['redemptions', withoutMoney, undefined],
    ['offerRevenue', { ...noTotals, views: 9 }, counted],
    ['claims', { ...noTotals, views: 9, claims: 1 }, noTotals],
    ['views', { ...noTotals, newFollowers: 1 }, noTotals],
  ] as const)('is %s for %j after %j', (name, totals, previous) => {
    expect(headlineOf(totals, previous)).toBe(name);
  });
});
