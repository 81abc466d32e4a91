import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Asks for a report. It is done when the list has it. */
export function useCreateReport() {
  return useRouteMutation(reportRoutes.createReport, {
    invalidates: [reportRoutes.listReports],
    awaitsQueries: true,
  });
}
