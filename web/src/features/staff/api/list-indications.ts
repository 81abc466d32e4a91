import { useQueryClient } from '@tanstack/react-query';
import type { Indication } from '#contract/shops/indications.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { queryKeyOf, routePages } from '#web/platform/api/api.ts';
import { heldList } from './held-list.ts';

/** Indications of a status, the oldest first, page by page. */
export const indicationsQuery = (status: Indication['status']) => ({
  ...routePages(staffRoutes.listIndications, { query: { status } }),
  ...heldList,
});

/** Loads the list that is shown anew, from its first page. */
export function useIndicationsAnew(): () => void {
  const client = useQueryClient();
  return () => {
    client.resetQueries({ queryKey: queryKeyOf(staffRoutes.listIndications) });
  };
}
