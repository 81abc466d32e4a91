import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of an invoice, with its payment data while it can be paid. */
export const invoiceQuery = (id: string) =>
  routeQuery(invoiceRoutes.getInvoice, { params: { id } });
