import { daysIn } from '#contract/statistics/period.ts';
import type { Report, ReportType } from '#contract/statistics/reports.ts';
import type { StatisticsTotals } from '#contract/statistics/statistics.ts';
import { type Bar, barsOfDays } from '#web/lib/numbers/bars.ts';
import { shownTotals, type TotalName } from '#web/lib/numbers/shown-totals.ts';

const ofRedemptions: readonly TotalName[] = ['redemptions', 'consumerSavings', 'offerRevenue'];

/** Returns the totals for a report type; reports about redemptions or validators only have totals of redemptions. */
export function totalsOfReport(type: ReportType, totals: StatisticsTotals): readonly TotalName[] {
  const all = shownTotals(totals, false);
  const isOfRedemptions = type === 'REDEMPTIONS' || type === 'VALIDATORS';
  return isOfRedemptions ? all.filter((name) => ofRedemptions.includes(name)) : all;
}

const mostRanked = 10;

interface ReportBars {
  /** Whether each bar is a row, with the row's name as key; otherwise a day or a month. */
  readonly isRanking: boolean;
  readonly hasClaims: boolean;
  readonly bars: readonly Bar[];
}

type CountedReport = Pick<Report, 'type' | 'from' | 'to' | 'columns' | 'rows' | 'rowsCount'>;

/** Returns bars of the first rows, which have the most redemptions. */
function rankingOf({ columns, rows }: CountedReport): ReportBars {
  const indexOf = (column: string) => columns.findIndex(({ key }) => key === column);
  const [claims, redemptions] = [indexOf('claims'), indexOf('redemptions')];
  const bars = rows.slice(0, mostRanked).map((row) => ({
    key: String(row[0] ?? ''),
    claims: Number(row[claims] ?? 0),
    redemptions: Number(row[redemptions] ?? 0),
  }));
  return {
    isRanking: true,
    hasClaims: claims >= 0,
    bars: bars.filter((bar) => bar.claims + bar.redemptions > 0),
  };
}

/** Counts redemptions by day; each row begins with the time of a redemption. */
function daysOfReport({ from, to, rows }: CountedReport): ReportBars {
  const byDay = Map.groupBy(rows, ([time]) => String(time).slice(0, 10));
  const days = daysIn({ from, to }).map((day) => ({
    day,
    claims: 0,
    redemptions: byDay.get(day)?.length ?? 0,
  }));
  return { isRanking: false, hasClaims: false, bars: barsOfDays(days) };
}

/** Returns a report's bars, undefined for fewer than two. Days need all rows, since 100 may not cover them. */
export function barsOfReport(report: CountedReport): ReportBars | undefined {
  const isOfDays = report.type === 'REDEMPTIONS';
  if (isOfDays && report.rowsCount > report.rows.length) return undefined;
  if (report.rows.length === 0) return undefined;
  const found = isOfDays ? daysOfReport(report) : rankingOf(report);
  return found.bars.length > 1 ? found : undefined;
}
