import { staffRoutes } from '#contract/routes/staff.ts';
import { routePages } from '#web/lib/route-query.ts';

/** Businesses and revisions that wait for a decision, the oldest first, page by page. */
export const pendingBusinessesQuery = {
  ...routePages(staffRoutes.listBusinessesForStaff, { query: { status: 'pending_approval' } }),
  // Other staff decide at the same time.
  staleTime: 0,
  refetchOnWindowFocus: true,
};
