import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Registers the user's business, which makes the user an owner. */
export function useCreateBusiness() {
  return useRouteMutation(businessRoutes.createBusiness, {
    invalidates: [businessRoutes.listBusinesses, userRoutes.getMe],
    awaitsQueries: true,
  });
}
