import { addDays } from '#contract/statistics/period.ts';
import { inGsi1, instantKey, partitions } from '#lambdas/platform/table/keys.ts';
import { firstReminderDays } from '../next-act.ts';
import { nextIssueDay, openInvoices, type SubscriptionItem } from '../subscription.ts';
import { shardOf } from './billing-shards.ts';

const earliest = (days: readonly (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

/**
 * Where a subscription lies in the index of what is due: with an open invoice by the earliest due day, or by three days
 * after the next issue if that is earlier, since both are looked at three days before; else by the next issue. One that is
 * suspended waits for its payment.
 */
export function placeOfSubscription(subscription: SubscriptionItem): Record<string, string> {
  const { businessId, isSuspended, nextStart, yearUpgrade } = subscription;
  const shard = shardOf(businessId);
  const due = earliest(openInvoices(subscription).map(({ dueDate }) => dueDate));
  const nextIssue =
    nextStart === undefined ? undefined : earliest([nextIssueDay(subscription), yearUpgrade?.on]);
  const at = (partition: string, day: string) => inGsi1(partition, instantKey(day, businessId));
  if (due !== undefined && isSuspended) return at(partitions.subscriptionsSuspended(shard), due);
  if (due !== undefined) {
    const day = earliest([due, nextIssue && addDays(nextIssue, firstReminderDays)]) ?? due;
    return at(partitions.subscriptionsUnpaid(shard), day);
  }
  return nextIssue === undefined ? {} : at(partitions.subscriptionsToInvoice(shard), nextIssue);
}
