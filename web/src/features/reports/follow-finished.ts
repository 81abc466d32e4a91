import type { ListedReport, ReportStatus } from '#contract/statistics/reports.ts';

/** A report that is not being made any more. */
interface FinishedReport extends ListedReport {
  readonly status: Exclude<ReportStatus, 'processing'>;
}

/** What was seen of a list of reports: which are being made, and the last one that was finished meanwhile. */
export interface SeenReports {
  readonly awaited: readonly string[];
  readonly finished?: FinishedReport;
}

/** What is seen once the list was read again; the same object where nothing has changed. */
export function followFinished(seen: SeenReports, reports: readonly ListedReport[]): SeenReports {
  const isFinished = (report: ListedReport): report is FinishedReport =>
    report.status !== 'processing' && seen.awaited.includes(report.id);
  const awaited = reports.filter(({ status }) => status === 'processing').map(({ id }) => id);
  const finished = reports.find(isFinished);
  if (finished) return { awaited, finished };
  return awaited.join() === seen.awaited.join() ? seen : { ...seen, awaited };
}
