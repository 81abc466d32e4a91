import {
  type BusinessItem,
  findReadableBusiness,
  replaceBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { replaceInvoice } from '../store/invoice-store.ts';
import { saveSubscription } from '../store/subscription-store.ts';
import type { SubscriptionItem } from '../subscription.ts';
import { forgetDebt } from './debts.ts';
import type { InvoiceItem } from './invoice.ts';
import { type Payment, paid } from './invoice-transitions.ts';
import { liftIfPaid } from './suspend-for-payment.ts';
import { withoutInvoice } from './unpaid-invoices.ts';

/** An invoice and its subscription, as they were read. */
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
 * Returns the writes that close an invoice, and lift the suspension if no other invoice causes it. Throws if the
 * business is stored but does not parse: nothing else would lift its suspension.
 */
export async function finishInvoice(
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
 * Records a payment, the only way to make an invoice paid; returns the invoice and the writes. A late payment also
 * reduces the debt. Throws INVALID_TRANSITION for a paid invoice, and for an invoice that was cancelled for another
 * reason.
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
  return { invoice, writes: [...(await finishInvoice(billed, invoice, when)), ...debt] };
}
