import { useQueryClient } from '@tanstack/react-query';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { reportQuery } from './get-report.ts';

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
