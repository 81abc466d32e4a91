import { startOfDay } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import type { BilledInvoice } from '#lambdas/billing/invoices/finish-invoice.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { paid, refusedInvoice } from '#lambdas/billing/invoices/invoice-transitions.ts';
import { inReview, refused, withoutInvoice } from '#lambdas/billing/invoices/unpaid-invoices.ts';
import { storedReceiptKey } from '#lambdas/billing/receipts/receipt-files.ts';
import type { InvoiceOutcome } from './seed-data.ts';

type Outcome = (billed: BilledInvoice, today: string) => BilledInvoice;

const unchanged: Outcome = (billed) => billed;

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The receipt has the id of its invoice, so that a repeated seed writes the same file. */
function receiptOf({ id, businessId, dueDate }: InvoiceItem) {
  const uploadId = id.replace(/^.*_/, 'upl_');
  return {
    fileKey: storedReceiptKey({ businessId, uploadId }, 'pdf'),
    contentType: 'application/pdf',
    uploadedAt: startOfDay(moneyZone, dueDate).toISOString(),
  };
}

/** The owner sent a receipt on the due day, in the past. */
const sentReceipt: Outcome = ({ invoice, subscription }) => {
  const receipt = receiptOf(invoice);
  return {
    invoice: {
      ...invoice,
      status: 'in_review',
      receipts: [receipt],
      reviewSince: receipt.uploadedAt,
      version: invoice.version + 1,
    },
    subscription: inReview(subscription, invoice.periodStart, invoice.dueDate),
  };
};

/** Turns an issued invoice and its subscription into today's state, by outcome. */
export const afterOutcome: Readonly<Record<InvoiceOutcome, Outcome>> = {
  open: unchanged,
  overdue: unchanged,
  suspends: unchanged,
  paid: ({ invoice, subscription }, today) => ({
    invoice: paid(invoice, {
      method: 'PIX',
      cents: invoice.amountCents,
      paidOn: earlier(addDays(invoice.dueDate, -2), today),
    }),
    subscription: withoutInvoice(subscription, invoice.periodStart),
  }),
  in_review: sentReceipt,
  refused: (billed, today) => {
    const { invoice, subscription } = sentReceipt(billed, today);
    return {
      invoice: refusedInvoice(invoice, 'O valor do comprovante é menor que o da fatura.'),
      subscription: refused(subscription, invoice.periodStart, addDays(today, -1)),
    };
  },
};
