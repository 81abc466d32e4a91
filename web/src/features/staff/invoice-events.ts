import type { InvoiceStatus, StoredInvoiceStatus } from '#contract/invoices.ts';
import { invoiceLifecycle } from '#contract/lifecycles.ts';

/** What staff decide on an invoice, in the order of the buttons. */
const events = ['cancel', 'refuse', 'reopen', 'pay'] as const;

export type InvoiceDecision = (typeof events)[number];

const stored = (status: InvoiceStatus): StoredInvoiceStatus =>
  status === 'overdue' ? 'open' : status;

function outcomesOf(status: InvoiceStatus): Partial<Record<InvoiceDecision, StoredInvoiceStatus>> {
  return invoiceLifecycle.transitions[stored(status)];
}

/** What staff may decide on an invoice of a status. */
export const eventsFrom = (status: InvoiceStatus): readonly InvoiceDecision[] =>
  events.filter((event) => outcomesOf(status)[event]);

/**
 * What staff decided on an invoice since it was listed, whoever did, by its status then and now. Nothing where it has the
 * same status, or its owner sent a receipt.
 */
export const decidedSince = (
  listed: InvoiceStatus,
  now: InvoiceStatus,
): InvoiceDecision | undefined =>
  stored(listed) === stored(now)
    ? undefined
    : events.find((event) => outcomesOf(listed)[event] === stored(now));
