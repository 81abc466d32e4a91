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

/** The overdue invoices of a business together. */
export interface Overdue {
  readonly count: number;
  /** Their sum in reais. */
  readonly amount: number;
  /** Due day of the invoice that is overdue longest. */
  readonly since: string;
  /** Earliest suspension day of these invoices. */
  readonly suspendsOn: string | undefined;
}

/** Returns the overdue invoices among these, summed up; undefined if there are none. */
export function overdueOf(invoices: readonly Invoice[]): Overdue | undefined {
  const overdue = invoices.filter(({ status }) => status === 'overdue');
  const [since] = overdue.map(({ dueDate }) => dueDate).toSorted();
  if (since === undefined) return undefined;
  const [suspendsOn] = overdue.flatMap((invoice) => invoice.suspendsOn ?? []).toSorted();
  const cents = overdue.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { count: overdue.length, amount: cents / 100, since, suspendsOn };
}
