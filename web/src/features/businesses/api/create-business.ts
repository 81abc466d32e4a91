import { businessRoutes } from '#contract/businesses.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Registers the user's business; the user is an owner from then on. */
export function useCreateBusiness() {
  return useRouteMutation(businessRoutes.createBusiness, {
    invalidates: [
      ['businesses', 'mine'],
      ['users', 'me'],
    ],
  });
}
