import { changeOf } from '#web/features/statistics/change-of.ts';

test.each([
  [52, 40, 'more', 12],
  [37, 40, 'less', 3],
  [0, 0, 'same', 0],
  [0.3, 0.1, 'more', 0.2],
  [100.1 + 0.2, 100.3, 'same', 0],
] as const)('%d after %d is %s by %d', (now, before, kind, difference) => {
  expect(changeOf(now, before)).toEqual({ kind, difference });
});
