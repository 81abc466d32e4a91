import type { StatisticsTotals } from '#contract/statistics/statistics.ts';

export type TotalName = keyof StatisticsTotals;

/** The order in which totals are shown. */
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

/** Views are counted in batches, and refusals as they come. */
export const isApproximate = (name: TotalName): boolean => name === 'views' || name === 'refusals';

/** The totals that an answer has: a validator's has no money, and people follow shops, not offers. */
export function shownTotals(totals: StatisticsTotals, isOfOffer: boolean): readonly TotalName[] {
  return order.filter(
    (name) => totals[name] !== undefined && !(isOfOffer && name === 'newFollowers'),
  );
}

/** Whether nothing has been counted. */
export const isNothing = (totals: StatisticsTotals): boolean =>
  Object.values(totals).every((value) => value === 0);
