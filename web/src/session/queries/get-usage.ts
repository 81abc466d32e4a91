import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/**
 * The limits of a business, and how many shops and active offers it has. Nothing is kept when the page is left: what
 * the next page decides by it, it decides by an answer of its own.
 */
export const usageQuery = (businessId: string) => ({
  ...routeQuery(businessRoutes.getBusinessUsage, { params: { id: businessId } }),
  staleTime: 0,
  gcTime: 0,
});
