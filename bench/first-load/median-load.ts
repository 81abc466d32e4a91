import type { Figures } from './measure-load.ts';

/** Returns the load with the median Largest Contentful Paint; throws if there are no loads. */
export function medianLoad(loads: readonly Figures[]): Figures {
  const sorted = loads.toSorted((one, other) => one.largestPaint - other.largestPaint);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Cannot take the median of an empty list of loads');
  return middle;
}
