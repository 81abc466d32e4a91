import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Sets whether a business pays monthly or yearly from the next invoice on. */
export function useSetBillingCycle() {
  return useRouteMutation(subscriptionRoutes.setBillingCycle, {
    invalidates: [subscriptionRoutes.getSubscription],
    awaitsQueries: true,
  });
}
