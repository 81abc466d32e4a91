import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { routePages, routeQuery } from '#web/platform/api/api.ts';

/** Query of a business's subscription and overdue invoices. */
export const subscriptionQuery = (businessId: string) =>
  routeQuery(subscriptionRoutes.getSubscription, { params: { id: businessId } });

/** Query of the invoices of a business by page, newest first. */
export const invoicesQuery = (businessId: string) =>
  routePages(invoiceRoutes.listInvoices, { params: { id: businessId }, query: { limit: 24 } });
