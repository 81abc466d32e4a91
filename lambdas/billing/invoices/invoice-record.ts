import type { Invoice, InvoiceStatus } from '#contract/billing/invoices.ts';
import type { SubscriptionItem } from '../subscription.ts';
import { type InvoiceItem, txidOf } from './invoice.ts';
import { reaisOf } from './price.ts';

/** Returns the status shown on a day: an open invoice is overdue after its due date. */
export const statusOn = ({ status, dueDate }: InvoiceItem, today: string): InvoiceStatus =>
  status === 'open' && dueDate < today ? 'overdue' : status;

function receiptOf({ receipts }: InvoiceItem): Pick<Invoice, 'receipt'> {
  const newest = receipts?.at(-1);
  if (!newest) return {};
  const { contentType, uploadedAt } = newest;
  return { receipt: { contentType, uploadedAt } };
}

/** Returns an invoice as shown on a day, without the ways to pay. */
export function invoiceRecord(
  invoice: InvoiceItem,
  { unpaid }: Pick<SubscriptionItem, 'unpaid'>,
  today: string,
): Invoice {
  const {
    lines,
    amountCents,
    paidCents,
    receipts: _,
    reviewSince: _since,
    ttl: _ttl,
    ...fields
  } = invoice;
  const entry = unpaid.find(({ start }) => start === invoice.periodStart);
  return {
    ...fields,
    status: statusOn(invoice, today),
    referenceMonth: invoice.issueDate.slice(0, 7),
    items: lines.map(({ description, quantity, unitCents, totalCents }) => ({
      description,
      quantity,
      unitPrice: reaisOf(unitCents),
      total: reaisOf(totalCents),
    })),
    amount: reaisOf(amountCents),
    pixTxid: txidOf(invoice),
    ...(paidCents !== undefined && { paidAmount: reaisOf(paidCents) }),
    ...receiptOf(invoice),
    ...(entry && entry.inReviewSince === undefined && { suspendsOn: entry.suspendsOn }),
  };
}
