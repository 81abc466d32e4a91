import { daysIn } from '#contract/statistics/period.ts';
import {
  axisTop,
  barsOfDays,
  hasLabel,
  highestBar,
  withoutEmptyEnds,
} from '#web/lib/numbers/bars.ts';

const daysFrom = (from: string, to: string) =>
  daysIn({ from, to }).map((day) => ({ day, views: 9, claims: 2, redemptions: 1 }));

test('two months have a bar for each day', () => {
  const bars = barsOfDays(daysFrom('2026-07-01', '2026-08-31'));
  expect(bars).toHaveLength(62);
  expect(bars[0]).toEqual({ key: '2026-07-01', claims: 2, redemptions: 1 });
});

test('a longer period has a bar for each month, with the sum of its days', () => {
  expect(barsOfDays(daysFrom('2026-07-31', '2026-10-01'))).toEqual([
    { key: '2026-07', claims: 2, redemptions: 1 },
    { key: '2026-08', claims: 62, redemptions: 31 },
    { key: '2026-09', claims: 60, redemptions: 30 },
    { key: '2026-10', claims: 2, redemptions: 1 },
  ]);
});

const bar = (key: string, claims: number, redemptions: number) => ({ key, claims, redemptions });

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
  ['bars at both ends that show nothing', 'abcde', '02010', 'bcd'],
  ['all of them where none shows anything', 'abc', '000', ''],
  ['none where both ends show something', 'abc', '101', 'abc'],
])('%s are omitted', (_, keys, claims, left) => {
  const bars = [...keys].map((key, index) => bar(key, Number(claims[index]), 0));
  expect(
    withoutEmptyEnds(bars)
      .map(({ key }) => key)
      .join(''),
  ).toBe(left);
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
