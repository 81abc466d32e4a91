import { businessRoutes } from '#contract/routes/businesses.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/**
 * Query of a business's limits and its numbers of shops and active offers. Not cached, since each page decides by the
 * current numbers.
 */
export const usageQuery = (businessId: string) => ({
  ...routeQuery(businessRoutes.getBusinessUsage, { params: { id: businessId } }),
  staleTime: 0,
  gcTime: 0,
});
