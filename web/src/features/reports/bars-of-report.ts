import { daysIn } from '#contract/statistics/period.ts';
import type { Report } from '#contract/statistics/reports.ts';
import { type Bar, barsOfDays } from '#web/lib/numbers/bars.ts';

/** Most bars of a ranking. */
const mostRanked = 10;

/** Numbers of a report that can be shown as bars. */
interface ReportBars {
  /** Whether a bar is of a row, whose name is its key, and not of a day or a month. */
  readonly isRanking: boolean;
  readonly hasClaims: boolean;
  readonly bars: readonly Bar[];
}

type CountedReport = Pick<Report, 'type' | 'from' | 'to' | 'columns' | 'rows' | 'rowsCount'>;

/** The rows with most redemptions, which come first in a report. */
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

/** Redemptions day by day, from rows that each begin with the time of one. */
function daysOfReport({ from, to, rows }: CountedReport): ReportBars {
  const byDay = Map.groupBy(rows, ([time]) => String(time).slice(0, 10));
  const days = daysIn({ from, to }).map((day) => ({
    day,
    claims: 0,
    redemptions: byDay.get(day)?.length ?? 0,
  }));
  return { isRanking: false, hasClaims: false, bars: barsOfDays(days) };
}

/**
 * The bars of a report; undefined where there are not two to compare. Redemptions are counted by day only where the rows
 * are all there are: the first hundred would say nothing of the other days.
 */
export function barsOfReport(report: CountedReport): ReportBars | undefined {
  const isOfDays = report.type === 'REDEMPTIONS';
  if (isOfDays && report.rowsCount > report.rows.length) return undefined;
  if (report.rows.length === 0) return undefined;
  const found = isOfDays ? daysOfReport(report) : rankingOf(report);
  return found.bars.length > 1 ? found : undefined;
}
