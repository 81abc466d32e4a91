import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Sets whether a business pays monthly or yearly from the next invoice on. */
export function useSetBillingCycle() {
  return useRouteMutation(subscriptionRoutes.setBillingCycle, {
    invalidates: [subscriptionRoutes.getSubscription],
    awaitsQueries: true,
  });
}
