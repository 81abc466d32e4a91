/**
 * Returns the milliseconds until the next look at a shown voucher. A counter mostly uses it within the first two minutes;
 * a phone may also lie on a table all night, since the screen stays on.
 */
export function pauseAfter(looks: number): number {
  if (looks < 25) return 5000;
  return looks < 100 ? 15_000 : 60_000;
}
