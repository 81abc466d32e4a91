import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportQuery } from './api/get-report.ts';

/**
 * Downloads the file of a report. A link is valid for ten minutes, so each download asks for its own; where there is no
 * file any more, the page then says so.
 */
export function useDownloadReport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { csvUrl } = await client.fetchQuery({ ...reportQuery(id), staleTime: 0 });
      // The answer of the storage is a download, so that the page stays.
      if (csvUrl !== undefined) window.location.assign(csvUrl);
    },
  });
}
