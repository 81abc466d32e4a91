import { businessRoutes } from '#contract/businesses/routes.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Changes the user's business; for a live one, creates a revision. */
export function useUpdateBusiness() {
  return useRouteMutation(businessRoutes.updateBusiness, {
    invalidates: [businessRoutes.listBusinesses],
    awaitsQueries: true,
  });
}
