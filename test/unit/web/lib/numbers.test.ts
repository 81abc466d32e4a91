import { daysIn } from '#contract/statistics/period.ts';
import { noTotals, someStatistics } from '#test/support/builders/some-statistics.ts';
import {
  axisTop,
  barsOfDays,
  hasLabel,
  highestBar,
  withoutEmptyEnds,
} from '#web/lib/numbers/bars.ts';
import { isNothing, shownTotals } from '#web/lib/numbers/shown-totals.ts';

const bar = (key: string, claims: number, redemptions: number) => ({ key, claims, redemptions });
const daysFrom = (from: string, to: string) =>
  daysIn({ from, to }).map((day) => ({ day, views: 9, claims: 2, redemptions: 1 }));

test('two months have a bar for each day', () => {
  const bars = barsOfDays(daysFrom('2026-07-01', '2026-08-31'));
  expect([bars.length, bars[0]]).toEqual([62, bar('2026-07-01', 2, 1)]);
});

test('a longer period has a bar for each month, with the sum of its days', () => {
  expect(barsOfDays(daysFrom('2026-07-31', '2026-10-01'))).toEqual([
    bar('2026-07', 2, 1),
    bar('2026-08', 62, 31),
    bar('2026-09', 60, 30),
    bar('2026-10', 2, 1),
  ]);
});

test.each([
  ['most redemptions', [bar('a', 9, 1), bar('b', 1, 2), bar('c', 0, 0)], 'b'],
  ['most claims where nothing was redeemed', [bar('a', 1, 0), bar('b', 3, 0)], 'b'],
  ['what comes first of two that are as high', [bar('a', 1, 1), bar('b', 1, 1)], 'a'],
  ['nothing where nothing was counted', [bar('a', 0, 0)], undefined],
  ['nothing where there are no bars', [], undefined],
])('the highest bar is for %s', (_, bars, key) => {
  expect(highestBar(bars)?.key).toBe(key);
});

test.each([
  ['02010', 'bcd'],
  ['000', ''],
  ['101', 'abc'],
])('of bars with %s claims, empty ones at both ends are omitted: %s', (claims, left) => {
  const bars = [...claims].map((count, index) => bar('abcde'.charAt(index), Number(count), 0));
  const keys = withoutEmptyEnds(bars).map(({ key }) => key);
  expect(keys.join('')).toBe(left);
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [12, 12],
  [37, 40],
  [150, 160],
  [1204, 1400],
])('bars up to %d have an axis up to %d, with a whole number at its half', (highest, top) => {
  expect(axisTop(highest)).toBe(top);
});

test.each([
  [7, 7],
  [8, 4],
  [30, 6],
  [62, 7],
])('of %d bars, %d have a label, so that the labels fit a phone', (count, labels) => {
  const shown = [...Array(count).keys()].filter((index) => hasLabel(index, count));
  expect(shown).toHaveLength(labels);
});

const { totals } = someStatistics({ from: '2026-11-18', to: '2026-11-24' });

test('an owner sees all totals, the money first, and of an offer no followers', () => {
  const names = shownTotals(totals, false);
  expect(names).toHaveLength(Object.keys(totals).length);
  expect(names.slice(0, 2)).toEqual(['offerRevenue', 'consumerSavings']);
  expect(shownTotals(totals, true)).not.toContain('newFollowers');
});

test('totals without money show none', () => {
  const { consumerSavings: _, offerRevenue: __, ...counts } = totals;
  expect(shownTotals(counts, false)).toEqual(shownTotals(totals, false).slice(2));
});

test('a single number counts as activity', () => {
  expect([isNothing(noTotals), isNothing({ ...noTotals, views: 1 })]).toEqual([true, false]);
});
