import type { InvoiceForStaff, InvoiceQueue } from '#contract/billing/staff-invoices.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { type InvoiceItem, txidOf } from '#lambdas/billing/invoices/invoice.ts';
import { statusOn } from '#lambdas/billing/invoices/invoice-record.ts';
import { shownInvoice } from '#lambdas/billing/invoices/shown-invoice.ts';
import {
  findInvoices,
  listInvoicesInReview,
  listInvoicesOf,
} from '#lambdas/billing/store/invoice-store.ts';
import {
  findBusinessesOfCode,
  findSubscriptions,
  listUnpaidBusinesses,
} from '#lambdas/billing/store/subscription-store.ts';
import { openInvoices } from '#lambdas/billing/subscription.ts';
import { findBusinesses } from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { type Page, type PageRequest, page } from '#lambdas/platform/paging/page.ts';
import type { StaffOperations } from '../targets.ts';

/** Length of the business's code at the start of a reference; the rest counts its invoices. */
const codeLength = 10;

/** Returns the invoice with a Pix reference (txid). A business has only a few invoices per year. */
async function findInvoiceOfReference(txid: string): Promise<InvoiceItem | undefined> {
  const isWanted = (invoice: InvoiceItem) => txidOf(invoice) === txid;
  for (const businessId of await findBusinessesOfCode(txid.slice(0, codeLength))) {
    let position: string | undefined;
    do {
      const page = await listInvoicesOf(businessId, { limit: 100, position }, isWanted);
      if (page.items[0]) return page.items[0];
      position = page.position;
    } while (position !== undefined);
  }
  return undefined;
}

/** Reads the unpaid invoices of businesses, which their subscriptions list. */
async function unpaidInvoicesOf(businessIds: readonly string[]): Promise<InvoiceItem[]> {
  const findSubscription = await findSubscriptions(businessIds);
  const unpaid = businessIds.flatMap((businessId) => {
    const subscription = findSubscription(businessId);
    return subscription
      ? openInvoices(subscription).map(({ start }) => ({ businessId, start }))
      : [];
  });
  const find = await findInvoices(unpaid);
  return unpaid.flatMap(({ businessId, start }) => find(businessId, start) ?? []);
}

const suspendedFirst = 'suspended:';

/** Lists unpaid invoices, those of suspended businesses first, since they are due longest. */
async function listUnpaid(
  { limit, position = suspendedFirst }: PageRequest,
  lastDay?: string,
): Promise<Page<InvoiceItem>> {
  const isSuspended = position.startsWith(suspendedFirst);
  const ownPosition = isSuspended ? position.slice(suspendedFirst.length) : position.slice(1);
  const request = { limit, position: ownPosition || undefined };
  const listed = await listUnpaidBusinesses(isSuspended, request, lastDay);
  const items = await unpaidInvoicesOf(listed.items);
  const prefix = isSuspended ? suspendedFirst : ':';
  if (listed.position !== undefined) return { items, position: `${prefix}${listed.position}` };
  return isSuspended ? { items, position: ':' } : { items };
}

/** Reads for one page of unpaid invoices: a long list may have few of the wanted status. */
const mostReads = 10;

/** Lists a page of the unpaid invoices of a status. A page is short after too many reads. */
async function listUnpaidOf(
  status: 'open' | 'overdue',
  { limit, position: first }: PageRequest,
  { today, lastDay }: { readonly today: string; readonly lastDay?: string },
): Promise<Page<InvoiceItem>> {
  const items: InvoiceItem[] = [];
  let position = first;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const listed = await listUnpaid({ limit: limit - items.length, position }, lastDay);
    items.push(...listed.items.filter((one) => statusOn(one, today) === status));
    position = listed.position;
    if (position === undefined || items.length >= limit) break;
  }
  return { items, ...(position !== undefined && { position }) };
}

const lists: Readonly<
  Record<InvoiceQueue, (request: PageRequest, today: string) => Promise<Page<InvoiceItem>>>
> = {
  in_review: listInvoicesInReview,
  open: (request, today) => listUnpaidOf('open', request, { today }),
  // On the first of a month almost every business has an invoice that is not due yet.
  overdue: (request, today) =>
    listUnpaidOf('overdue', request, { today, lastDay: addDays(today, -1) }),
};

/** Adds the business to each invoice. */
async function withBusinesses(
  invoices: readonly InvoiceItem[],
  today: string,
): Promise<InvoiceForStaff[]> {
  const ids = invoices.map(({ businessId }) => businessId);
  const [findBusiness, findSubscription] = await Promise.all([
    findBusinesses(ids),
    findSubscriptions(ids),
  ]);
  return invoices.map((invoice) => {
    const business = findBusiness(invoice.businessId);
    const unpaid = findSubscription(invoice.businessId)?.unpaid ?? [];
    return { ...shownInvoice(invoice, { unpaid }, today), ...(business && { business }) };
  });
}

/** Lists invoices for staff, or the invoice with a reference. */
export const listInvoicesForStaff: StaffOperations['listInvoicesForStaff'] = async (request) => {
  const { query, now } = request;
  const { txid, status = 'in_review' } = query;
  const today = dayIn(moneyZone, now);
  if (txid !== undefined) {
    const found = await findInvoiceOfReference(txid);
    return ok({ items: await withBusinesses(found ? [found] : [], today) });
  }
  const { items, ...rest } = await page(`staff-invoices:${status}`, query, (part) =>
    lists[status](part, today),
  );
  return ok({ ...rest, items: await withBusinesses(items, today) });
};
