import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of the current subscription prices by size type and billing cycle. */
export const pricesQuery = {
  ...routeQuery(subscriptionRoutes.listSubscriptionPrices, {}),
  staleTime: 60 * 60_000,
};
