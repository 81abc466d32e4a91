import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '../billing/days.ts';
import { statusOn } from '../billing/invoice-record.ts';
import { listInvoicesOf } from '../billing/repository/invoice-repository.ts';
import { findSubscription } from '../billing/repository/subscription-repository.ts';
import { ok } from '../shared/http/answer.ts';
import { page } from '../shared/http/page.ts';
import { shownInvoice } from './shown-invoice.ts';
import type { InvoiceOperations } from './subjects.ts';

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
