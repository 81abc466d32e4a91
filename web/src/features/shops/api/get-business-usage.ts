import { businessRoutes } from '#contract/routes/businesses.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** How many shops a business has, and may have. */
export const businessUsageQuery = (businessId: string) =>
  routeQuery(businessRoutes.getBusinessUsage, { params: { id: businessId } });
