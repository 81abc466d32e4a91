import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type { ListedReport, Report, ReportType } from '#contract/statistics/reports.ts';
import {
  type AnsweredPage,
  itemsOf,
  routePages,
  routeQuery,
  useRouteMutation,
} from '#web/platform/api/api.ts';
import { pauseOfList, pauseOfReport } from './pause-between.ts';

/** Requests a report, and waits until the list contains it. */
export function useCreateReport() {
  return useRouteMutation(reportRoutes.createReport, {
    invalidates: [reportRoutes.listReports],
    awaitsQueries: true,
  });
}

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

interface ListState {
  readonly data: InfiniteData<AnsweredPage<ListedReport>> | undefined;
  readonly error: unknown;
}

/** Query of a business's reports by page, of one type or all; polled while a report is being made. */
export const reportsQuery = (businessId: string, type: ReportType | undefined) => ({
  ...routePages(reportRoutes.listReports, {
    params: { id: businessId },
    query: { ...(type && { type }), limit: 24 },
  }),
  refetchInterval: ({ state }: { readonly state: ListState }) =>
    state.data ? pauseOfList(itemsOf(state.data), state.data.pages.length, state) : false,
});

/** Retries a failed report, or makes an expired file again. */
export function useRemakeReport() {
  const client = useQueryClient();
  return useRouteMutation(reportRoutes.remakeReport, {
    invalidates: [reportRoutes.listReports],
    onSuccess: (report) => {
      client.setQueryData(reportQuery(report.id).queryKey, report);
    },
  });
}
