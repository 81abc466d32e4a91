import { pauseAfter } from '#web/features/wallet/pause-after.ts';

/** Returns how often a voucher is looked at within so many minutes. */
function looksIn(minutes: number): number {
  let looks = 1;
  for (let time = 0; time < minutes * 60_000; looks += 1) time += pauseAfter(looks);
  return looks;
}

describe('a voucher that stays on the screen', () => {
  it('shows its use within five seconds in the first two minutes', () => {
    expect([1, 24].map(pauseAfter)).toEqual([5000, 5000]);
    expect(looksIn(2)).toBe(25);
  });

  it('is asked about once a minute after twenty minutes, so that a night costs little', () => {
    expect(looksIn(20)).toBeLessThan(100);
    expect(looksIn(10 * 60)).toBeLessThan(700);
  });
});
