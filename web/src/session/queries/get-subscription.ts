import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** How a business is billed, and what is overdue. */
export const subscriptionQuery = (businessId: string) =>
  routeQuery(subscriptionRoutes.getSubscription, { params: { id: businessId } });
