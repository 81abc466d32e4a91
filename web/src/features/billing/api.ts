import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeQuery, useRouteMutation } from '#web/platform/api/api.ts';

/** Query of an invoice, with its payment data while it can be paid. */
export const invoiceQuery = (id: string) =>
  routeQuery(invoiceRoutes.getInvoice, { params: { id } });

/** Sends the receipt of a payment for review by staff. */
export const useSendReceipt = () =>
  useRouteMutation(invoiceRoutes.sendReceipt, {
    invalidates: [
      invoiceRoutes.getInvoice,
      invoiceRoutes.listInvoices,
      subscriptionRoutes.getSubscription,
    ],
    awaitsQueries: true,
  });

/** Sets whether a business pays monthly or yearly from the next invoice on. */
export const useSetBillingCycle = () =>
  useRouteMutation(subscriptionRoutes.setBillingCycle, {
    invalidates: [subscriptionRoutes.getSubscription],
    awaitsQueries: true,
  });

/** Asks for another size; for a live business, by a revision. */
export const useChangeSize = () =>
  useRouteMutation(businessRoutes.updateBusiness, {
    invalidates: [businessRoutes.listBusinesses, subscriptionRoutes.getSubscription],
    awaitsQueries: true,
  });
