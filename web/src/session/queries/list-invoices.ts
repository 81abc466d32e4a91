import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** The invoices of a business, the newest first, page by page. */
export const invoicesQuery = (businessId: string) =>
  routePages(invoiceRoutes.listInvoices, { params: { id: businessId }, query: { limit: 24 } });
