import { noTotals, someStatistics } from '#test/support/builders/some-statistics.ts';
import { isNothing, shownTotals } from '#web/lib/numbers/shown-totals.ts';

const { totals } = someStatistics({ from: '2026-11-18', to: '2026-11-24' });

test('an owner sees all totals, the money first', () => {
  const names = shownTotals(totals, false);
  expect(names).toHaveLength(Object.keys(totals).length);
  expect(names.slice(0, 2)).toEqual(['offerRevenue', 'consumerSavings']);
});

test('an offer has no total of followers', () => {
  expect(shownTotals(totals, true)).not.toContain('newFollowers');
});

test('totals without money show none', () => {
  const { consumerSavings: _, offerRevenue: __, ...counts } = totals;
  expect(shownTotals(counts, false)).toEqual(expect.not.arrayContaining(['offerRevenue']));
  expect(shownTotals(counts, false)).toHaveLength(7);
});

test('a single number counts as activity', () => {
  expect(isNothing(noTotals)).toBe(true);
  expect(isNothing({ ...noTotals, views: 1 })).toBe(false);
});
