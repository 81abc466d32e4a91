import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type { Report } from '#contract/statistics/reports.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { pauseOfReport } from '../pause-between.ts';

interface ReportState {
  readonly data: Report | undefined;
  readonly error: unknown;
  readonly dataUpdateCount: number;
}

/** Query of a report with its first rows; polled while the report is being made. */
export const reportQuery = (id: string) => ({
  ...routeQuery(reportRoutes.getReport, { params: { id } }),
  refetchInterval: ({ state }: { readonly state: ReportState }) => pauseOfReport(state),
});
