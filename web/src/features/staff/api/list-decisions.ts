import { staffRoutes } from '#contract/staff/routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** Query of the decisions on a business, or of all decisions, by page, newest first. */
export const decisionsQuery = (businessId: string | undefined) => ({
  ...routePages(staffRoutes.listDecisions, { query: businessId ? { businessId } : {} }),
  // Other staff decide at the same time.
  staleTime: 0,
});
