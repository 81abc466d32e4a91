import { addDays } from '#contract/statistics/period.ts';
import {
  nextIssueDay,
  openInvoices,
  type SubscriptionItem,
  type UnpaidInvoice,
} from './subscription.ts';

/** Acts of the billing schedule on a subscription. */
export type BillingAct = 'suspend' | 'upgrade' | 'issue' | 'remind';

/** Days of the reminders, relative to the due date. */
const reminderDays = [-3, 1, 7] as const;

/** Days from the first reminder to the due date. */
export const firstReminderDays = 3;

/** Returns the number of the last reminder due on a day; 0 for none. */
export function reminderDue({ dueDate }: Pick<UnpaidInvoice, 'dueDate'>, today: string): number {
  return reminderDays.filter((days) => addDays(dueDate, days) <= today).length;
}

/** Returns whether an invoice needs a reminder. Missed earlier reminders are skipped. */
const needsReminder = (invoice: UnpaidInvoice, today: string) =>
  reminderDue(invoice, today) > invoice.reminder;

/** Returns a subscription with its due reminders marked as sent. */
export const reminded = (subscription: SubscriptionItem, today: string): SubscriptionItem => ({
  ...subscription,
  unpaid: subscription.unpaid.map((invoice) =>
    invoice.inReviewSince === undefined && needsReminder(invoice, today)
      ? { ...invoice, reminder: reminderDue(invoice, today) }
      : invoice,
  ),
});

/** Returns whether an invoice is overdue long enough to suspend the business. */
export const suspendsBy = ({ suspendsOn }: UnpaidInvoice, today: string): boolean =>
  suspendsOn <= today;

/** Returns the next act due. Suspension comes first, since a suspended business is not invoiced. */
export function nextAct(subscription: SubscriptionItem, today: string): BillingAct | undefined {
  const { yearUpgrade, nextStart, isSuspended } = subscription;
  const open = openInvoices(subscription);
  if (!isSuspended && open.some((invoice) => suspendsBy(invoice, today))) return 'suspend';
  if (nextStart !== undefined && yearUpgrade !== undefined && yearUpgrade.on <= today)
    return 'upgrade';
  const issueDay = nextIssueDay(subscription);
  if (issueDay !== undefined && issueDay <= today) return 'issue';
  return !isSuspended && open.some((invoice) => needsReminder(invoice, today))
    ? 'remind'
    : undefined;
}
