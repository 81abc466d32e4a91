import type { Invoice } from '#contract/billing/invoices.ts';
import { pixCode } from '#contract/billing/pix-code.ts';
import { accountOfStage } from '../billing-settings.ts';
import type { SubscriptionItem } from '../subscription.ts';
import { type InvoiceItem, txidOf } from './invoice.ts';
import { invoiceRecord } from './invoice-record.ts';

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
