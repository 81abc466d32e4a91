import type { BusinessStatus } from '#contract/businesses.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { routePages } from '#web/lib/route-query.ts';

/** Businesses of a status, the oldest first, page by page; those that wait for a decision with their revisions. */
export const businessesQuery = (status: BusinessStatus) => ({
  ...routePages(staffRoutes.listBusinessesForStaff, { query: { status } }),
  // Other staff decide at the same time.
  staleTime: 0,
  refetchOnWindowFocus: true,
});
