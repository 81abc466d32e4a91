import { invoiceRoutes } from '#contract/routes/invoices.ts';
import { routePages } from '#web/lib/route-query.ts';

/** Query of the invoices of a business by page, newest first. */
export const invoicesQuery = (businessId: string) =>
  routePages(invoiceRoutes.listInvoices, { params: { id: businessId }, query: { limit: 24 } });
