import { businessRoutes } from '#contract/routes/businesses.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** The limits of a business, and how many shops and active offers it has. */
export const usageQuery = (businessId: string) => ({
  ...routeQuery(businessRoutes.getBusinessUsage, { params: { id: businessId } }),
  staleTime: 0,
});
