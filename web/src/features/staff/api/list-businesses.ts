import type { BusinessStatus } from '#contract/businesses.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { routePages } from '#web/lib/route-query.ts';

/** Businesses of a status, the oldest first, page by page; those that wait for a decision with their revisions. */
export const businessesQuery = (status: BusinessStatus) => ({
  ...routePages(staffRoutes.listBusinessesForStaff, { query: { status } }),
  // Other staff work on the queue at the same time. The API reads who registered each business in Cognito, so the other
  // lists, which change less, are not read as often.
  ...(status === 'pending_approval' && { staleTime: 0, refetchOnWindowFocus: true }),
});
