import type { Report } from '#contract/statistics/reports.ts';
import type { ReportItem, ReportRows } from '../store/report-store.ts';
import { columnsOf, summaryOfReport } from './report.ts';

/** Returns a report as the API shows it, with the parts of its file that exist. */
export function shownReport(
  report: ReportItem,
  now: Date,
  file: { readonly rows?: ReportRows['rows'] } & Pick<Report, 'csvUrl' | 'expiresAt'> = {},
): Report {
  const { totals, rowsCount = 0 } = report;
  return {
    ...summaryOfReport(report, now),
    columns: columnsOf(report),
    rows: [],
    rowsCount,
    ...(totals && { totals }),
    ...file,
  };
}
