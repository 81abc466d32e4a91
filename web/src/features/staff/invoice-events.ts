import type { InvoiceStatus, StoredInvoiceStatus } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import { invoiceLifecycle } from '#contract/lifecycles/lifecycles.ts';

/** What staff decide on an invoice, in the order of the buttons. */
const events = ['cancel', 'refuse', 'reopen', 'pay'] as const;

export type InvoiceDecision = (typeof events)[number];

const stored = (status: InvoiceStatus): StoredInvoiceStatus =>
  status === 'overdue' ? 'open' : status;

/** An invoice as it was listed. */
export type DecidableInvoice = Pick<InvoiceForStaff, 'status' | 'leftOwing' | 'business'>;

/** Returns the status after each decision. A late payment looks like any other payment. */
function outcomesOf({
  status,
  leftOwing,
}: DecidableInvoice): Partial<Record<InvoiceDecision, StoredInvoiceStatus>> {
  return leftOwing ? { pay: 'paid' } : invoiceLifecycle.transitions[stored(status)];
}

/** Returns whether the business of an invoice could pay it once more. */
const mayPayAgain = ({ business }: DecidableInvoice): boolean =>
  business !== undefined && business.status !== 'closed';

/** What staff may decide on an invoice. After a business has left, its invoices are not reopened. */
export const eventsFrom = (invoice: DecidableInvoice): readonly InvoiceDecision[] =>
  events.filter(
    (event) => outcomesOf(invoice)[event] && (event !== 'reopen' || mayPayAgain(invoice)),
  );

/**
 * What staff decided on an invoice since it was listed, whoever did, by its status then and now. Nothing where it has the
 * same status, or its owner sent a receipt.
 */
export const decidedSince = (
  listed: DecidableInvoice,
  now: InvoiceStatus,
): InvoiceDecision | undefined =>
  stored(listed.status) === stored(now)
    ? undefined
    : events.find((event) => outcomesOf(listed)[event] === stored(now));
