import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of a business's limits and usage. Not cached, since each page decides by the current numbers. */
export const usageQuery = (businessId: string) => ({
  ...routeQuery(businessRoutes.getBusinessUsage, { params: { id: businessId } }),
  staleTime: 0,
  gcTime: 0,
});
