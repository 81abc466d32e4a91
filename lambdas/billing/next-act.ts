import { addDays } from '#contract/statistics/period.ts';
import {
  nextIssueDay,
  openInvoices,
  type SubscriptionItem,
  type UnpaidInvoice,
} from './subscription.ts';

/** What the clock asks of a subscription. */
export type BillingAct = 'suspend' | 'upgrade' | 'issue' | 'remind';

/** The days of the reminders, counted from the due day. */
const reminderDays = [-3, 1, 7] as const;

/** Days before a due day on which its first reminder is sent. */
export const firstReminderDays = 3;

/** The number of the last reminder that is due on a day: 0 for none. */
export function reminderDue({ dueDate }: Pick<UnpaidInvoice, 'dueDate'>, today: string): number {
  return reminderDays.filter((days) => addDays(dueDate, days) <= today).length;
}

/** The open invoices of which a reminder is due that was not sent; earlier ones that were missed are not sent any more. */
const needsReminder = (invoice: UnpaidInvoice, today: string) =>
  reminderDue(invoice, today) > invoice.reminder;

/** A subscription whose reminders are those that are due. */
export const reminded = (subscription: SubscriptionItem, today: string): SubscriptionItem => ({
  ...subscription,
  unpaid: subscription.unpaid.map((invoice) =>
    invoice.inReviewSince === undefined && needsReminder(invoice, today)
      ? { ...invoice, reminder: reminderDue(invoice, today) }
      : invoice,
  ),
});

/** Whether an invoice has been overdue for so long that the business is suspended. */
export const suspendsBy = ({ suspendsOn }: UnpaidInvoice, today: string): boolean =>
  suspendsOn <= today;

/**
 * What is to be done first for a subscription on a day; undefined for nothing. A suspension comes before the next
 * invoice, since nothing is issued for its time.
 */
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
