import { addDays } from '#contract/statistics/period.ts';
import { reminderDue } from '../next-act.ts';
import type { SubscriptionItem, UnpaidInvoice } from '../subscription.ts';
import { dayCount, latest } from './days.ts';

/** Days that a refused receipt or a reopened payment leaves before the business is suspended. */
const graceAfterRefusal = 3;

const withEntry = (
  subscription: SubscriptionItem,
  start: string,
  change: (invoice: UnpaidInvoice) => UnpaidInvoice,
): SubscriptionItem => ({
  ...subscription,
  unpaid: subscription.unpaid.map((one) => (one.start === start ? change(one) : one)),
});

/** A subscription one of whose invoices staff review from today on; another receipt does not begin that anew. */
export const inReview = (
  subscription: SubscriptionItem,
  start: string,
  today: string,
): SubscriptionItem =>
  withEntry(subscription, start, (invoice) => ({
    ...invoice,
    inReviewSince: invoice.inReviewSince ?? today,
  }));

/** The days that an invoice was in review after its due day, which do not count as overdue. */
const overdueDaysInReview = ({ dueDate, inReviewSince }: UnpaidInvoice, today: string) =>
  inReviewSince === undefined ? 0 : Math.max(0, dayCount(latest(dueDate, inReviewSince), today));

/**
 * A subscription whose receipt of an invoice was refused: the days of the review do not count, and three are left. The
 * refusal is told by itself, so that no reminder of before follows it.
 */
export const refused = (
  subscription: SubscriptionItem,
  start: string,
  today: string,
): SubscriptionItem =>
  withEntry(subscription, start, ({ inReviewSince, ...invoice }) => {
    const days = overdueDaysInReview(
      { ...invoice, ...(inReviewSince && { inReviewSince }) },
      today,
    );
    return {
      ...invoice,
      reminder: Math.max(invoice.reminder, reminderDue(invoice, today)),
      suspendsOn: latest(addDays(invoice.suspendsOn, days), addDays(today, graceAfterRefusal)),
    };
  });

/** A subscription of which an invoice needs no payment any more. */
export const withoutInvoice = (
  subscription: SubscriptionItem,
  start: string,
): SubscriptionItem => ({
  ...subscription,
  unpaid: subscription.unpaid.filter((one) => one.start !== start),
});

/** A subscription with an invoice whose payment was taken back. */
export function reopened(
  subscription: SubscriptionItem,
  { start, dueDate }: Pick<UnpaidInvoice, 'start' | 'dueDate'>,
  { today, graceDays }: { readonly today: string; readonly graceDays: number },
): SubscriptionItem {
  const suspendsOn = latest(addDays(dueDate, graceDays), addDays(today, graceAfterRefusal));
  // Its reminders were sent or are not needed: the owner is told that it is open again.
  return {
    ...subscription,
    unpaid: [...subscription.unpaid, { start, dueDate, suspendsOn, reminder: 3 }],
  };
}
