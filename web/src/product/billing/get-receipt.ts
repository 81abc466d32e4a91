import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { ReceiptDownload } from '#contract/billing/invoices.ts';
import { callRoute } from '#web/platform/api/api.ts';

/** The links of ten minutes that download the receipt of an invoice, and those that it replaced. */
export const getReceipt = (id: string): Promise<ReceiptDownload> =>
  callRoute(invoiceRoutes.getReceipt, { params: { id } });
