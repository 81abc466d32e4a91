import { useQueryClient } from '@tanstack/react-query';
import type { Indication } from '#contract/shops/indications.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { queryKeyOf, routePages } from '#web/platform/api/api.ts';
import { frozenList } from './frozen-list.ts';

/** Query of indications with a status by page, oldest first. */
export const indicationsQuery = (status: Indication['status']) => ({
  ...routePages(staffRoutes.listIndications, { query: { status } }),
  ...frozenList,
});

/** Returns a function that reloads the shown list from its first page. */
export function useIndicationsAnew(): () => void {
  const client = useQueryClient();
  return () => {
    client.resetQueries({ queryKey: queryKeyOf(staffRoutes.listIndications) });
  };
}
