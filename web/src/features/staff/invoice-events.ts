import type { InvoiceStatus, StoredInvoiceStatus } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import { invoiceLifecycle } from '#contract/lifecycles/lifecycles.ts';

/** Decisions on invoices, in the order of the buttons. */
const events = ['cancel', 'refuse', 'reopen', 'pay'] as const;

export type InvoiceDecision = (typeof events)[number];

const stored = (status: InvoiceStatus): StoredInvoiceStatus =>
  status === 'overdue' ? 'open' : status;

/** An invoice at loading time. */
export type DecidableInvoice = Pick<InvoiceForStaff, 'status' | 'leftOwing' | 'business'>;

/** Returns the status after each decision. A late payment counts as any other payment. */
function outcomesOf({
  status,
  leftOwing,
}: DecidableInvoice): Partial<Record<InvoiceDecision, StoredInvoiceStatus>> {
  return leftOwing ? { pay: 'paid' } : invoiceLifecycle.transitions[stored(status)];
}

/** Returns whether the business of an invoice could pay it again. */
const mayPayAgain = ({ business }: DecidableInvoice): boolean =>
  business !== undefined && business.status !== 'closed';

/** Returns the possible decisions on an invoice. Invoices of closed businesses are not reopened. */
export const eventsFrom = (invoice: DecidableInvoice): readonly InvoiceDecision[] =>
  events.filter(
    (event) => outcomesOf(invoice)[event] && (event !== 'reopen' || mayPayAgain(invoice)),
  );

/** Returns the decision that changed an invoice's status since it was listed; undefined without one. */
export const decidedSince = (
  listed: DecidableInvoice,
  now: InvoiceStatus,
): InvoiceDecision | undefined =>
  stored(listed.status) === stored(now)
    ? undefined
    : events.find((event) => outcomesOf(listed)[event] === stored(now));
