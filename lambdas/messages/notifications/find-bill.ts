import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { statusOn } from '#lambdas/billing/invoices/invoice-record.ts';
import { findInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';

/** An invoice as its owner is told about it. */
export interface Bill {
  readonly invoice: InvoiceItem;
  /** As it is shown today. */
  readonly status: InvoiceStatus;
  /** The last reminder that was due; undefined for an invoice that needs no payment any more. */
  readonly reminder: number | undefined;
  /** The first day on which it suspends the business; undefined where it does not, or where one does already. */
  readonly suspendsOn: string | undefined;
}

/** The invoice of a business for the period that begins on a day, read strongly. */
export async function findBill(
  businessId: string,
  start: string,
  now: Date,
): Promise<Bill | undefined> {
  const [invoice, subscription] = await Promise.all([
    findInvoice(businessId, start),
    findSubscription(businessId),
  ]);
  if (!invoice || !subscription) return undefined;
  const unpaid = subscription.unpaid.find((one) => one.start === start);
  return {
    invoice,
    status: statusOn(invoice, dayIn(moneyZone, now)),
    reminder: unpaid?.reminder,
    suspendsOn: subscription.isSuspended ? undefined : unpaid?.suspendsOn,
  };
}
