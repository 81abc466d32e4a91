import { useQueryClient } from '@tanstack/react-query';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { callRoute, queryKeyOf, routePages } from '#web/platform/api/api.ts';
import { frozenList } from './frozen-list.ts';

const { listBusinessesForStaff } = staffRoutes;

/** Query of businesses with a status by page, oldest first; the pending ones include revisions. */
export const businessesQuery = (status: BusinessStatus) => ({
  ...routePages(listBusinessesForStaff, { query: { status } }),
  ...frozenList,
});

/** Query of businesses of any status that match a search, by page. */
export const foundBusinessesQuery = (q: string) => ({
  ...routePages(listBusinessesForStaff, { query: { q } }),
  ...frozenList,
});

/** Loads the current version of a business or revision; undefined if it is gone, like an approved revision. */
export async function readBusiness(id: string): Promise<BusinessForStaff | undefined> {
  const { items } = await callRoute(listBusinessesForStaff, { query: { q: id } });
  return items.find((item) => item.id === id);
}

/** Returns a function that reloads the shown list from its first page. */
export function useBusinessesAnew(): () => void {
  const client = useQueryClient();
  return () => {
    client.resetQueries({ queryKey: queryKeyOf(listBusinessesForStaff) });
  };
}
