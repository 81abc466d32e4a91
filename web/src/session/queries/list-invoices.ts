import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** Query of the invoices of a business by page, newest first. */
export const invoicesQuery = (businessId: string) =>
  routePages(invoiceRoutes.listInvoices, { params: { id: businessId }, query: { limit: 24 } });
