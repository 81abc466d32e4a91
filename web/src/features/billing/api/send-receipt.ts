import { invoiceRoutes } from '#contract/routes/invoices.ts';
import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

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
