import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportQuery } from './api.ts';

/** Downloads a report's file. A link is valid for ten minutes, so each download requests its own. */
export function useDownloadReport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { csvUrl } = await client.fetchQuery({ ...reportQuery(id), staleTime: 0 });
      // The storage answers with a download, so the page stays.
      if (csvUrl !== undefined) window.location.assign(csvUrl);
    },
  });
}
