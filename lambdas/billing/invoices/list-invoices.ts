import { dayIn } from '#contract/brazil/time-zones.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { listInvoicesOf } from '../store/invoice-store.ts';
import { findSubscription } from '../store/subscription-store.ts';
import { moneyZone } from './days.ts';
import { statusOn } from './invoice-record.ts';
import { shownInvoice } from './shown-invoice.ts';
import type { InvoiceOperations } from './targets.ts';

/** Lists the invoices of a business, newest first. */
export const listInvoices: InvoiceOperations['listInvoices'] = async (request) => {
  const { business, query, now } = request;
  const today = dayIn(moneyZone, now);
  const { status } = query;
  const subscription = await findSubscription(business.id);
  const list = `invoices:${business.id}:${status ?? ''}`;
  const { items, ...rest } = await page(list, query, (part) =>
    listInvoicesOf(
      business.id,
      part,
      (invoice) => status === undefined || statusOn(invoice, today) === status,
    ),
  );
  const unpaid = subscription?.unpaid ?? [];
  return ok({ ...rest, items: items.map((invoice) => shownInvoice(invoice, { unpaid }, today)) });
};
