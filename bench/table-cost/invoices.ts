import { addDays } from '#contract/statistics/period.ts';
import { addMonths, endOfMonth, firstOfNextMonth } from '#lambdas/billing/invoices/days.ts';
import { type InvoiceItem, invoiceIdOf, numberOf } from '#lambdas/billing/invoices/invoice.ts';
import { storeUnsentReceipt } from '#lambdas/billing/receipts/receipt-storage.ts';
import { newReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import { insertInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { insertReceiptUpload } from '#lambdas/billing/store/receipt-upload-store.ts';
import { saveSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { newSubscription, type UnpaidInvoice } from '#lambdas/billing/subscription.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { anInvoice } from '#test/support/builders/an-invoice.ts';
import type { Trader } from '../support/traders.ts';

type Owner = Pick<Trader, 'businessId' | 'userId'>;

/** Returns the first day without an invoice. */
export const nextStart = () => firstOfNextMonth(dayFrom(new Date(), 0));

/** Returns the first day of an invoice's period; index 0 is the newest invoice. */
const startOf = (index: number) => addMonths(nextStart(), -1 - index);

/** Returns the id of a business's invoice by that index. */
export const invoiceIdAt = ({ businessId }: Owner, index: number) =>
  invoiceIdOf(businessId, startOf(index));

const receipt = {
  fileKey: 'kept/receipt.pdf',
  contentType: 'application/pdf',
  uploadedAt: new Date().toISOString(),
};

function invoiceAt({ businessId }: Owner, index: number, count: number): InvoiceItem {
  const start = startOf(index);
  const [first, second] = [
    { status: 'in_review', receipts: [receipt], reviewSince: receipt.uploadedAt },
    { status: 'open' },
  ] as const;
  return anInvoice({
    id: invoiceIdOf(businessId, start),
    businessId,
    number: numberOf(businessId, count - index),
    periodStart: start,
    periodEnd: endOfMonth(start),
    issueDate: start,
    dueDate: dayFrom(new Date(), 20),
    ...([first, second][index] ?? { status: 'paid', paidOn: start, paidCents: 5990 }),
  });
}

/** Adds a subscription with invoices to a business: the newest in review, the next one open, all others paid. */
export async function addInvoices({ businessId, userId }: Owner, count: number): Promise<void> {
  const invoices = Array.from({ length: count }, (_, index) =>
    invoiceAt({ businessId, userId }, index, count),
  );
  const today = dayFrom(new Date(), 0);
  const unpaid = invoices
    .slice(0, 2)
    .map(({ periodStart: start, dueDate, status }): UnpaidInvoice => {
      const entry = { start, dueDate, suspendsOn: addDays(dueDate, 15), reminder: 0 };
      return status === 'in_review' ? { ...entry, inReviewSince: today } : entry;
    });
  const subscription = {
    ...newSubscription({ id: businessId, userId }),
    nextStart: nextStart(),
    invoicedThrough: addDays(nextStart(), -1),
    lastNumber: count,
    unpaid,
  };
  await commit([...invoices.map(insertInvoice), saveSubscription(subscription)]);
}

/** Adds businesses with an overdue invoice and nothing else, more than a page has in each of the partitions. */
export async function addDebtors(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const now = new Date();
    const owner = { businessId: newId('business', now), userId: crypto.randomUUID() };
    const invoice = { ...invoiceAt(owner, 1, 2), dueDate: dayFrom(now, -5) };
    const { periodStart: start, dueDate } = invoice;
    const unpaid = [{ start, dueDate, suspendsOn: dayFrom(now, 10), reminder: 2 }];
    const subscription = newSubscription({ id: owner.businessId, userId: owner.userId });
    await commit([
      insertInvoice(invoice),
      saveSubscription({ ...subscription, nextStart: nextStart(), lastNumber: 1, unpaid }),
    ]);
  }
}

/** Stores an owner's upload with its file, usable as a receipt. Returns its id. */
export async function uploadReceipt({ businessId, userId }: Owner): Promise<string> {
  const now = new Date();
  const id = newId('upload', now);
  const upload = newReceiptUpload(
    { contentType: 'application/pdf' },
    { id, userId, businessId, now },
  );
  const { contentType } = receipt;
  const kept = { status: 'ready', keptKey: `kept/${id}.pdf`, contentType } as const;
  await storeUnsentReceipt(kept.keptKey, Buffer.from('%PDF-1.7'), contentType);
  await commit([insertReceiptUpload({ ...upload, ...kept })]);
  return id;
}
