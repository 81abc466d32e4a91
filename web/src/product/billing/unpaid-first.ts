import type { Invoice } from '#contract/billing/invoices.ts';

/** What is done first: what is overdue, then what is due, then what staff review. */
const urgency: Readonly<Record<Invoice['status'], number>> = {
  overdue: 0,
  open: 1,
  in_review: 2,
  paid: 3,
  cancelled: 3,
};

/** Invoices with something to do first, those of one urgency by their due day; the others stay as they are. */
export const unpaidFirst = (invoices: readonly Invoice[]): readonly Invoice[] =>
  invoices.toSorted((one, other) => {
    const byUrgency = urgency[one.status] - urgency[other.status];
    if (byUrgency !== 0 || urgency[one.status] === urgency.paid) return byUrgency;
    return one.dueDate.localeCompare(other.dueDate);
  });

/** Whether an invoice waits for its payment. */
export const canBePaid = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'open' || status === 'overdue';

/** The invoice to pay first: the one that is overdue longest, else the one that is due first. */
export const invoiceToPay = (invoices: readonly Invoice[]): Invoice | undefined =>
  unpaidFirst(invoices).find(canBePaid);
