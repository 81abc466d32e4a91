import type { ListedReport, ReportStatus } from '#contract/statistics/reports.ts';

interface FinishedReport extends ListedReport {
  readonly status: Exclude<ReportStatus, 'processing'>;
}

/** Reports seen in a list: the ones in progress, and the latest one to finish. */
export interface SeenReports {
  readonly awaited: readonly string[];
  readonly finished?: FinishedReport;
}

/** Returns the state after the list was read again; the same object if nothing has changed. */
export function noteFinished(seen: SeenReports, reports: readonly ListedReport[]): SeenReports {
  const isFinished = (report: ListedReport): report is FinishedReport =>
    report.status !== 'processing' && seen.awaited.includes(report.id);
  const awaited = reports.filter(({ status }) => status === 'processing').map(({ id }) => id);
  const finished = reports.find(isFinished);
  if (finished) return { awaited, finished };
  return awaited.join() === seen.awaited.join() ? seen : { ...seen, awaited };
}
