import { addDays } from '#contract/statistics/period.ts';
import { reminderDue } from '../next-act.ts';
import type { SubscriptionItem, UnpaidInvoice } from '../subscription.ts';
import { dayCount, latest } from './days.ts';

/** Days from a refused receipt or a reopened invoice to the suspension. */
const graceAfterRefusal = 3;

const withEntry = (
  subscription: SubscriptionItem,
  start: string,
  change: (invoice: UnpaidInvoice) => UnpaidInvoice,
): SubscriptionItem => ({
  ...subscription,
  unpaid: subscription.unpaid.map((one) => (one.start === start ? change(one) : one)),
});

/** Marks an invoice as in review from today; a second receipt keeps the first day. */
export const inReview = (
  subscription: SubscriptionItem,
  start: string,
  today: string,
): SubscriptionItem =>
  withEntry(subscription, start, (invoice) => ({
    ...invoice,
    inReviewSince: invoice.inReviewSince ?? today,
  }));

/** Returns the days in review after the due date, which do not count as overdue. */
const overdueDaysInReview = ({ dueDate, inReviewSince }: UnpaidInvoice, today: string) =>
  inReviewSince === undefined ? 0 : Math.max(0, dayCount(latest(dueDate, inReviewSince), today));

/**
 * Ends a review with a refusal: its days do not count, and at least three days are left to pay. Due reminders count as
 * sent, since the owner gets a message about the refusal.
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

/** Returns a subscription without an invoice that needs no payment any more. */
export const withoutInvoice = (
  subscription: SubscriptionItem,
  start: string,
): SubscriptionItem => ({
  ...subscription,
  unpaid: subscription.unpaid.filter((one) => one.start !== start),
});

/** Returns a subscription with an invoice whose payment was reversed. */
export function reopened(
  subscription: SubscriptionItem,
  { start, dueDate }: Pick<UnpaidInvoice, 'start' | 'dueDate'>,
  { today, graceDays }: { readonly today: string; readonly graceDays: number },
): SubscriptionItem {
  const suspendsOn = latest(addDays(dueDate, graceDays), addDays(today, graceAfterRefusal));
  // All reminders count as sent: the owner gets a message about the reopened invoice.
  return {
    ...subscription,
    unpaid: [...subscription.unpaid, { start, dueDate, suspendsOn, reminder: 3 }],
  };
}
