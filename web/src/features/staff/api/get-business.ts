import { businessRoutes } from '#contract/routes/businesses.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** A business by its id, as it is now. */
export const businessQuery = (id: string) => ({
  ...routeQuery(businessRoutes.getBusiness, { params: { id } }),
  staleTime: 0,
});
