import { pixCode } from '#contract/brazil/pix-code.ts';
import type { Invoice } from '#contract/invoices.ts';
import { accountOfStage } from '../billing/billing-settings.ts';
import { type InvoiceItem, txidOf } from '../billing/invoice.ts';
import { invoiceRecord } from '../billing/invoice-record.ts';
import type { SubscriptionItem } from '../billing/subscription.ts';

/** Returns how an open invoice can be paid. */
function waysToPay(invoice: InvoiceItem): Pick<Invoice, 'bankDetails' | 'pixPayload'> {
  if (invoice.status !== 'open') return {};
  const { bank, pix } = accountOfStage;
  const payment = { ...pix, amountCents: invoice.amountCents, txid: txidOf(invoice) };
  return { bankDetails: bank, pixPayload: pixCode(payment) };
}

/** Returns an invoice as the API shows it on a day. */
export const shownInvoice = (
  invoice: InvoiceItem,
  subscription: Pick<SubscriptionItem, 'unpaid'>,
  today: string,
): Invoice => ({ ...invoiceRecord(invoice, subscription, today), ...waysToPay(invoice) });
