import { businessRoutes } from '#contract/routes/businesses.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** The size types, of which the business has one. */
export const sizeTypesQuery = {
  ...routeQuery(businessRoutes.listSizeTypes, {}),
  staleTime: 60 * 60_000,
};
