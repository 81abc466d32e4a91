import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** Query of a business's subscription and overdue invoices. */
export const subscriptionQuery = (businessId: string) =>
  routeQuery(subscriptionRoutes.getSubscription, { params: { id: businessId } });
