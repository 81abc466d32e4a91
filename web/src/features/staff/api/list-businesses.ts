import { useQueryClient } from '@tanstack/react-query';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { callRoute, queryKeyOf, routePages } from '#web/platform/api/api.ts';
import { heldList } from './held-list.ts';

const { listBusinessesForStaff } = staffRoutes;

/** Businesses of a status, the oldest first, page by page; those that wait for a decision with their revisions. */
export const businessesQuery = (status: BusinessStatus) => ({
  ...routePages(listBusinessesForStaff, { query: { status } }),
  ...heldList,
});

/** Businesses in any status that a search finds, page by page. */
export const foundBusinessesQuery = (q: string) => ({
  ...routePages(listBusinessesForStaff, { query: { q } }),
  ...heldList,
});

/** A business or a revision as it is now; undefined where it is gone, as a revision is that was approved. */
export async function readBusiness(id: string): Promise<BusinessForStaff | undefined> {
  const { items } = await callRoute(listBusinessesForStaff, { query: { q: id } });
  return items.find((item) => item.id === id);
}

/** Loads the list that is shown anew, from its first page. */
export function useBusinessesAnew(): () => void {
  const client = useQueryClient();
  return () => {
    client.resetQueries({ queryKey: queryKeyOf(listBusinessesForStaff) });
  };
}
