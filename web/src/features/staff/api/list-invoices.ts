import { useQueryClient } from '@tanstack/react-query';
import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { InvoiceQueue } from '#contract/billing/staff-invoices.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { callRoute, queryKeyOf, routePages } from '#web/platform/api/api.ts';
import { heldList } from './held-list.ts';

const { listInvoicesForStaff } = staffRoutes;

/** Which invoices are listed: those of a queue, or the one with a reference. */
export type InvoiceSearch = { readonly status: InvoiceQueue } | { readonly txid: string };

/** Invoices of a queue, the oldest first, or the one with a reference in any status, page by page. */
export const staffInvoicesQuery = (query: InvoiceSearch) => ({
  ...routePages(listInvoicesForStaff, { query }),
  ...heldList,
});

/** An invoice as it is now. */
export const readInvoice = (id: string): Promise<Invoice> =>
  callRoute(invoiceRoutes.getInvoice, { params: { id } });

/** Loads the list that is shown anew, from its first page. */
export function useInvoicesAnew(): () => void {
  const client = useQueryClient();
  return () => {
    client.resetQueries({ queryKey: queryKeyOf(listInvoicesForStaff) });
  };
}
