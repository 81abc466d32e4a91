import type { InfiniteData } from '@tanstack/react-query';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type { ListedReport, ReportType } from '#contract/statistics/reports.ts';
import { type AnsweredPage, itemsOf, routePages } from '#web/platform/api/api.ts';
import { pauseOfList } from '../pause-between.ts';

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
