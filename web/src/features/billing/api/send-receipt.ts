import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Sends the receipt of a payment for review by staff. */
export function useSendReceipt() {
  return useRouteMutation(invoiceRoutes.sendReceipt, {
    invalidates: [
      invoiceRoutes.getInvoice,
      invoiceRoutes.listInvoices,
      subscriptionRoutes.getSubscription,
    ],
    awaitsQueries: true,
  });
}
