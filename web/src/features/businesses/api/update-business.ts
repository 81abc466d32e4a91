import { businessRoutes } from '#contract/businesses/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Changes the user's business, or creates the revision that a live one needs. */
export function useUpdateBusiness() {
  return useRouteMutation(businessRoutes.updateBusiness, {
    invalidates: [businessRoutes.listBusinesses],
    awaitsQueries: true,
  });
}
