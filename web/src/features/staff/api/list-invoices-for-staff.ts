import { useQueryClient } from '@tanstack/react-query';
import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { InvoiceQueue } from '#contract/billing/staff-invoices.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { callRoute, queryKeyOf, routePages } from '#web/platform/api/api.ts';
import { frozenList } from './frozen-list.ts';

const { listInvoicesForStaff } = staffRoutes;

/** Filter of invoices: a queue, or the txid of a Pix. */
export type InvoiceSearch = { readonly status: InvoiceQueue } | { readonly txid: string };

/** Query of the invoices of a queue by page, oldest first, or of the invoice with a txid in any status. */
export const staffInvoicesQuery = (query: InvoiceSearch) => ({
  ...routePages(listInvoicesForStaff, { query }),
  ...frozenList,
});

/** Loads the current version of an invoice. */
export const readInvoice = (id: string): Promise<Invoice> =>
  callRoute(invoiceRoutes.getInvoice, { params: { id } });

/** Returns a function that reloads the shown list from its first page. */
export function useInvoicesAnew(): () => void {
  const client = useQueryClient();
  return () => {
    client.resetQueries({ queryKey: queryKeyOf(listInvoicesForStaff) });
  };
}
