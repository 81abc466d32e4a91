import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** An invoice, with how it is paid while it can be. */
export const invoiceQuery = (id: string) =>
  routeQuery(invoiceRoutes.getInvoice, { params: { id } });
