import { staffRoutes } from '#contract/staff/routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** The decisions on a business, or all of them, the newest first, page by page. */
export const decisionsQuery = (businessId: string | undefined) => ({
  ...routePages(staffRoutes.listDecisions, { query: businessId ? { businessId } : {} }),
  // Other staff decide at the same time.
  staleTime: 0,
});
