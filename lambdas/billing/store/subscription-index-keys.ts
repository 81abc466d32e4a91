import { addDays } from '#contract/statistics/period.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey } from '#lambdas/platform/table/keys.ts';
import { firstReminderDays } from '../next-act.ts';
import { nextIssueDay, openInvoices, type SubscriptionItem } from '../subscription.ts';

/** Shards of each subscription index, since all subscriptions are written on the first of a month. */
export const billingShards = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Alphabet of a ULID (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the shard of a business, from the last (random) letter of its ULID. */
export const shardOf = (businessId: string): number =>
  letters.indexOf(businessId.slice(-1)) % billingShards.length;

const earliest = (days: readonly (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

/**
 * Returns the index keys of a subscription: unpaid ones by the earliest due day, others by the next issue day. With
 * both, the issue day counts as three days later, since the sweep reads unpaid ones three days ahead. Suspended ones
 * wait in their own partition.
 */
export function indexKeysOfSubscription(subscription: SubscriptionItem): Record<string, string> {
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
