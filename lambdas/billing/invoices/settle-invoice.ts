import {
  type BusinessItem,
  findReadableBusiness,
  replaceBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { replaceInvoice } from '../store/invoice-store.ts';
import { saveSubscription } from '../store/subscription-store.ts';
import type { SubscriptionItem } from '../subscription.ts';
import { type Payment, paid } from './change-invoice.ts';
import type { InvoiceItem } from './invoice.ts';
import { forgetDebt } from './left-owing.ts';
import { liftIfPaid } from './suspend-for-payment.ts';
import { withoutInvoice } from './unpaid-invoices.ts';

/** An invoice and the subscription that it is part of, as they were read. */
export interface BilledInvoice {
  readonly invoice: InvoiceItem;
  readonly subscription: SubscriptionItem;
}

interface When {
  readonly now: Date;
  readonly today: string;
}

const writesOfBusiness = (before: BusinessItem | undefined, after: BusinessItem | undefined) =>
  before && after && after !== before ? replaceBusiness(before, after) : [];

/**
 * The writes of an invoice that needs no payment any more, and of what follows from it: a suspension for unpaid invoices
 * ends with the last one that caused it. Throws where the business is stored but does not parse: nothing else would lift
 * its suspension.
 */
export async function settleInvoice(
  { invoice, subscription }: BilledInvoice,
  after: InvoiceItem,
  when: When,
): Promise<Write[]> {
  const before = subscription.isSuspended
    ? await findReadableBusiness(invoice.businessId)
    : undefined;
  const rest = withoutInvoice(subscription, invoice.periodStart);
  const lifted = liftIfPaid({ subscription: rest, business: before }, when);
  return [
    replaceInvoice(invoice, after),
    saveSubscription(lifted.subscription),
    ...writesOfBusiness(before, lifted.business),
  ];
}

/**
 * Records that an invoice was paid: the one way by which it becomes so, whoever tells. Returns the invoice and the writes.
 * A late payment also takes the invoice off the debt of its business. Throws INVALID_TRANSITION for one that is paid, or cancelled for
 * another reason.
 */
export async function recordPayment(
  billed: BilledInvoice,
  payment: Payment,
  when: When,
): Promise<{ readonly invoice: InvoiceItem; readonly writes: readonly Write[] }> {
  const invoice = paid(billed.invoice, payment);
  const debt = billed.invoice.leftOwing
    ? await forgetDebt(billed.subscription, billed.invoice)
    : [];
  return { invoice, writes: [...(await settleInvoice(billed, invoice, when)), ...debt] };
}
