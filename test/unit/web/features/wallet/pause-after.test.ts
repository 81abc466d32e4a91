import { pauseAfter } from '#web/features/wallet/pause-after.ts';

it.each([
  [2, 24, 25],
  [20, 25, 100],
  // A night costs little.
  [10 * 60, 60, 700],
])('a voucher on the screen for %d minutes is looked at %d to %d times', (minutes, least, most) => {
  let looks = 1;
  for (let time = 0; time < minutes * 60_000; looks += 1) time += pauseAfter(looks);
  expect(looks).toBeGreaterThanOrEqual(least);
  expect(looks).toBeLessThanOrEqual(most);
});
