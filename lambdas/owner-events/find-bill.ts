import { dayIn } from '#contract/brazil/time-zones.ts';
import type { InvoiceStatus } from '#contract/invoices.ts';
import { moneyZone } from '../billing/days.ts';
import type { InvoiceItem } from '../billing/invoice.ts';
import { statusOn } from '../billing/invoice-record.ts';
import { findInvoice } from '../billing/repository/invoice-repository.ts';
import { findSubscription } from '../billing/repository/subscription-repository.ts';

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
