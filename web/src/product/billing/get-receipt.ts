import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { ReceiptDownload } from '#contract/billing/invoices.ts';
import { callRoute } from '#web/platform/api/api.ts';

/** Returns links, valid for ten minutes, to the receipt of an invoice and the receipts that it replaced. */
export const getReceipt = (id: string): Promise<ReceiptDownload> =>
  callRoute(invoiceRoutes.getReceipt, { params: { id } });
