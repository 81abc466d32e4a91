import type { Invoice } from '#contract/billing/invoices.ts';
import type { Business } from '#contract/businesses/businesses.ts';

/** Returns whether only unpaid invoices suspend a business, so that its owner can end the suspension. */
export const isSuspendedForPaymentOnly = ({
  status,
  suspendedBy = [],
}: Pick<Business, 'status' | 'suspendedBy'>): boolean =>
  status === 'suspended' &&
  suspendedBy.length > 0 &&
  suspendedBy.every((kind) => kind === 'payment');

/** Sort order: overdue, open, in review, then the others. */
const urgency: Readonly<Record<Invoice['status'], number>> = {
  overdue: 0,
  open: 1,
  in_review: 2,
  paid: 3,
  cancelled: 3,
};

/** Sorts invoices with something to do first, by urgency and due day; the others keep their order. */
export const unpaidFirst = (invoices: readonly Invoice[]): readonly Invoice[] =>
  invoices.toSorted((one, other) => {
    const byUrgency = urgency[one.status] - urgency[other.status];
    if (byUrgency !== 0 || urgency[one.status] === urgency.paid) return byUrgency;
    return one.dueDate.localeCompare(other.dueDate);
  });

/** Returns whether an invoice waits for its payment. */
export const canBePaid = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'open' || status === 'overdue';

/** Returns the invoice to pay first: the one overdue longest, else the next one due. */
export const invoiceToPay = (invoices: readonly Invoice[]): Invoice | undefined =>
  unpaidFirst(invoices).find(canBePaid);
