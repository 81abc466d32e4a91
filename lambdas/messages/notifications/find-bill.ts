import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { statusOn } from '#lambdas/billing/invoices/invoice-record.ts';
import { findInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';

/** An invoice with the facts that its owner is told. */
export interface Bill {
  readonly invoice: InvoiceItem;
  /** The status as shown today. */
  readonly status: InvoiceStatus;
  /** The latest due reminder; undefined where no payment is needed any more. */
  readonly reminder: number | undefined;
  /** First day when it suspends the business; undefined where it does not, or another one already does. */
  readonly suspendsOn: string | undefined;
}

/** Reads a business's invoice for the period that begins on a day (strong read). */
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
