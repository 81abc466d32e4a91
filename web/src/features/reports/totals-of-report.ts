import type { ReportType } from '#contract/statistics/reports.ts';
import type { StatisticsTotals } from '#contract/statistics/statistics.ts';
import { shownTotals, type TotalName } from '#web/lib/numbers/shown-totals.ts';

/** What redemptions add up to. */
const ofRedemptions: readonly TotalName[] = ['redemptions', 'consumerSavings', 'offerRevenue'];

/** The totals that a report of a type shows: only those of redemptions where its rows are redemptions, or who made them. */
export function totalsOfReport(type: ReportType, totals: StatisticsTotals): readonly TotalName[] {
  const all = shownTotals(totals, false);
  const isOfRedemptions = type === 'REDEMPTIONS' || type === 'VALIDATORS';
  return isOfRedemptions ? all.filter((name) => ofRedemptions.includes(name)) : all;
}
