import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of a business's subscription and overdue invoices. */
export const subscriptionQuery = (businessId: string) =>
  routeQuery(subscriptionRoutes.getSubscription, { params: { id: businessId } });
