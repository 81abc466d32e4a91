import type { StatisticsTotals } from '#contract/statistics/statistics.ts';

export type TotalName = keyof StatisticsTotals;

const order: readonly TotalName[] = [
  'claims',
  'redemptions',
  'cancels',
  'expired',
  'refusals',
  'newFollowers',
  'views',
  'consumerSavings',
  'offerRevenue',
];

export const isMoney = (name: TotalName): boolean =>
  name === 'consumerSavings' || name === 'offerRevenue';

/** Returns whether a total is only approximate. */
export const isApproximate = (name: TotalName): boolean => name === 'views' || name === 'refusals';

/** Returns the available totals: validators get no money, and people follow shops, not offers. */
export function shownTotals(totals: StatisticsTotals, isOfOffer: boolean): readonly TotalName[] {
  return order.filter(
    (name) => totals[name] !== undefined && !(isOfOffer && name === 'newFollowers'),
  );
}

/** Returns whether all totals are zero. */
export const isNothing = (totals: StatisticsTotals): boolean =>
  Object.values(totals).every((value) => value === 0);
