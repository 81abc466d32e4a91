import { businessRoutes } from '#contract/businesses/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Changes the user's business; for a live one, creates a revision. */
export function useUpdateBusiness() {
  return useRouteMutation(businessRoutes.updateBusiness, {
    invalidates: [businessRoutes.listBusinesses],
    awaitsQueries: true,
  });
}
