import type { Report } from '#contract/reports.ts';
import { columnsOf, summaryOfReport } from './report.ts';
import type { ReportItem, ReportRows } from './repository/report-item.ts';

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
