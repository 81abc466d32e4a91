import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Requests a report, and waits until the list contains it. */
export function useCreateReport() {
  return useRouteMutation(reportRoutes.createReport, {
    invalidates: [reportRoutes.listReports],
    awaitsQueries: true,
  });
}
