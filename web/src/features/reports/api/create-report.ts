import { reportRoutes } from '#contract/routes/reports.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Requests a report, and waits until the list contains it. */
export function useCreateReport() {
  return useRouteMutation(reportRoutes.createReport, {
    invalidates: [reportRoutes.listReports],
    awaitsQueries: true,
  });
}
