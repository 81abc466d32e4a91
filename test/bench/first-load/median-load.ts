import type { Figures } from './measure-load.ts';

/** The load in the middle by its largest paint, which stands for all loads of the page. */
export function medianLoad(loads: readonly Figures[]): Figures {
  const sorted = loads.toSorted((one, other) => one.largestPaint - other.largestPaint);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('There is no median of no loads');
  return middle;
}
