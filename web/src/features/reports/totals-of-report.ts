import type { ReportType } from '#contract/statistics/reports.ts';
import type { StatisticsTotals } from '#contract/statistics/statistics.ts';
import { shownTotals, type TotalName } from '#web/lib/numbers/shown-totals.ts';

const ofRedemptions: readonly TotalName[] = ['redemptions', 'consumerSavings', 'offerRevenue'];

/** Returns the totals for a report type; reports about redemptions or validators only have totals of redemptions. */
export function totalsOfReport(type: ReportType, totals: StatisticsTotals): readonly TotalName[] {
  const all = shownTotals(totals, false);
  const isOfRedemptions = type === 'REDEMPTIONS' || type === 'VALIDATORS';
  return isOfRedemptions ? all.filter((name) => ofRedemptions.includes(name)) : all;
}
