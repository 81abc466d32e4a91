import { type InvoiceItem, invoiceIdOf } from '#lambdas/billing/invoices/invoice.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  storedBilling,
} from '../builders/an-invoice.ts';
import { anActiveBusiness, type OwnedBusiness } from './businesses.ts';
import { writeItems } from './table.ts';

/** A business with an open invoice; its due day is in the past unless `invoice` says otherwise. */
interface InvoicedBusiness extends OwnedBusiness {
  readonly invoice: InvoiceItem;
}

/** Fixed days, whenever the tests run: an old invoice whose suspension is far away. */
const longAgo = {
  periodStart: '2026-02-01',
  periodEnd: '2026-02-28',
  issueDate: '2026-02-01',
  dueDate: '2026-02-11',
};

/** Writes an open invoice of a business directly, since the schedule follows the calendar. */
export async function anInvoicedBusiness(
  changes: Partial<InvoiceItem> = {},
  subscription: Partial<SubscriptionItem> = {},
): Promise<InvoicedBusiness> {
  const owned = await anActiveBusiness();
  const { id: businessId } = owned.business;
  const periodStart = changes.periodStart ?? longAgo.periodStart;
  const invoice = anInvoice({
    ...longAgo,
    businessId,
    id: invoiceIdOf(businessId, periodStart),
    number: `${businessId.slice(-10)}-0001`,
    ...changes,
  });
  const { dueDate, status, reviewSince } = invoice;
  const isUnpaid = status === 'open' || status === 'in_review';
  const entry = anUnpaidInvoice({
    start: periodStart,
    dueDate,
    suspendsOn: '2999-12-31',
    reminder: 3,
    ...(reviewSince && { inReviewSince: reviewSince.slice(0, 10) }),
  });
  await writeItems([
    storedBilling.subscription(
      aSubscription({
        businessId,
        userId: owned.owner.userId,
        nextStart: '2098-12-01',
        unpaid: isUnpaid ? [entry] : [],
        ...subscription,
      }),
    ),
    storedBilling.invoice(invoice),
  ]);
  return { ...owned, invoice };
}
