import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type {
  ListedReport,
  Report,
  ReportStatus,
  ReportType,
} from '#contract/statistics/reports.ts';
import {
  type AnsweredPage,
  itemsOf,
  routePages,
  routeQuery,
  useRouteMutation,
} from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';

/** Milliseconds between two requests for a new report: most are ready within seconds. */
const shortPause = 2_000;

const longPause = 10_000;

/** Milliseconds after a failed request. */
const afterFailure = 30_000;

/** Milliseconds until the short pauses end. */
const impatience = 30_000;

interface LastLook {
  readonly error: unknown;
}

/** Returns the milliseconds until a list is read again; false if no report is in progress. Longer for several pages. */
export function pauseOfList(
  reports: readonly Pick<ListedReport, 'status' | 'createdAt'>[],
  pages: number,
  { error }: LastLook,
  now = Date.now(),
): number | false {
  const processing = reports.filter(({ status }) => status === 'processing');
  if (processing.length === 0) return false;
  const isNew = processing.some(({ createdAt }) => now - Date.parse(createdAt) < impatience);
  return (error ? afterFailure : isNew ? shortPause : longPause) * pages;
}

/** Returns the milliseconds until a report is read again; false if it is finished. `looks` counts earlier requests. */
export function pauseOfReport({
  data,
  error,
  dataUpdateCount: looks,
}: LastLook & {
  readonly data: Pick<ListedReport, 'status'> | undefined;
  readonly dataUpdateCount: number;
}): number | false {
  if (data?.status !== 'processing') return false;
  if (error) return afterFailure;
  return looks * shortPause < impatience ? shortPause : longPause;
}

/** Requests a report, and waits until the list contains it. */
export const useCreateReport = () =>
  useRouteMutation(reportRoutes.createReport, {
    invalidates: [reportRoutes.listReports],
    awaitsQueries: true,
  });

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

/** Shorter waits may come from an overloaded server instead. */
const shortest = 60_000;

/** Returns the milliseconds until the next day if the daily limit of reports is reached; undefined for other errors. */
export function waitOfDay(error: unknown): number | undefined {
  const isRefused = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS';
  if (!isRefused || error.retryAfter === undefined) return undefined;
  return error.retryAfter > shortest ? error.retryAfter : undefined;
}

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
