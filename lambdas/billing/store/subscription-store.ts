import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { billingCycle } from '#contract/billing/subscriptions.ts';
import { sizeTypeId } from '#contract/businesses/size-types.ts';
import { addDays } from '#contract/statistics/period.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys, partitionId } from '#lambdas/platform/table/keys.ts';
import {
  highest,
  positionOf,
  queryPage,
  queryRange,
  type Range,
  rangeAfter,
  rowsUpTo,
  wholePartition,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item, parseOrThrow } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { billingCodeOf } from '../invoices/invoice.ts';
import { firstReminderDays } from '../next-act.ts';
import type { SubscriptionItem } from '../subscription.ts';
import { billingShards, indexKeysOfSubscription } from './subscription-index-keys.ts';

const unpaidInvoice = z.object({
  start: z.string(),
  dueDate: z.string(),
  suspendsOn: z.string(),
  inReviewSince: z.exactOptional(z.string()),
  reminder: z.int(),
});

const monthUpgrade = z.object({
  on: z.string(),
  sizeTypeId,
  fromCents: z.int(),
  toCents: z.int(),
});

const sizesOfMonth = z.object({
  month: z.string(),
  firstId: sizeTypeId,
  highestCents: z.int(),
});

const largerYear = z.object({ on: z.string(), sizeTypeId });

const subscriptionItem = z.object({
  businessId: z.string(),
  userId: z.string(),
  billingCycle,
  nextBillingCycle: z.exactOptional(billingCycle),
  nextStart: z.exactOptional(z.string()),
  sizeBeforeSpecial: z.exactOptional(sizeTypeId),
  yearUpgrade: z.exactOptional(z.extend(largerYear, { next: z.exactOptional(largerYear) })),
  monthUpgrades: z.exactOptional(z.array(monthUpgrade)),
  sizesOfMonth: z.exactOptional(sizesOfMonth),
  invoicedThrough: z.exactOptional(z.string()),
  yearCents: z.exactOptional(z.int()),
  lastNumber: z.int(),
  unpaid: z.array(unpaidInvoice),
  isSuspended: z.boolean(),
  taxIdHash: z.exactOptional(z.string()),
  ttl: z.exactOptional(z.int()),
  revision: z.int(),
});

const parseSubscription = (item: Item | undefined): SubscriptionItem | undefined =>
  parseStored(subscriptionItem, item);

/** Returns the subscription of a business, read strongly. Throws if it is stored but does not parse. */
export async function findSubscription(businessId: string): Promise<SubscriptionItem | undefined> {
  return parseOrThrow(await getItem(keys.subscription(businessId)), parseSubscription);
}

/** Loads the subscriptions of several businesses. Returns a look-up by business id. */
export async function findSubscriptions(
  businessIds: readonly string[],
): Promise<(businessId: string) => SubscriptionItem | undefined> {
  const find = await getItems(businessIds.map(keys.subscription));
  return (id) => parseSubscription(find(keys.subscription(id)));
}

/** Returns the ids of the businesses whose invoice numbers begin with a code; usually one. Read eventually. */
export async function findBusinessesOfCode(code: string): Promise<string[]> {
  const range = wholePartition(partitions.subscriptionOfCode(code), 'GSI2');
  return (await queryRange(range, 10)).map(partitionId);
}

/** Writes a subscription. Fails if it changed since it was read. */
export function saveSubscription(subscription: SubscriptionItem): Write {
  const { businessId, revision } = subscription;
  const item = {
    ...keys.subscription(businessId),
    ...indexKeysOfSubscription(subscription),
    ...inGsi2(partitions.subscriptionOfCode(billingCodeOf(businessId)), businessId),
    ...subscription,
    revision: revision + 1,
  };
  return revision === 0 ? putNew(item) : put(item, attributesAre({ revision }));
}

/** Removes a subscription. Fails if it changed since it was read. */
export const removeSubscription = ({ businessId, revision }: SubscriptionItem): Write =>
  remove(keys.subscription(businessId), attributesAre({ revision }));

const upTo = (partition: string, day: string): Range =>
  rowsUpTo(partition, instantKey(day, highest), 'GSI1');

/** Returns the lists of subscriptions in a shard that may have something due on a day. */
export const dueLists = (
  shard: number,
  today: string,
): readonly ((request: PageRequest) => Promise<Page<string>>)[] =>
  [
    upTo(partitions.subscriptionsToInvoice(shard), today),
    upTo(partitions.subscriptionsUnpaid(shard), addDays(today, firstReminderDays)),
  ].map((range) => (request) => queryPage(range, request, partitionId));

/** Returns a page of businesses with open invoices, by due day up to `lastDay`; merges all shards. */
export async function listUnpaidBusinesses(
  isSuspended: boolean,
  { limit, position }: PageRequest,
  lastDay: string = highest,
): Promise<Page<string>> {
  const partitionOf = isSuspended
    ? partitions.subscriptionsSuspended
    : partitions.subscriptionsUnpaid;
  const ranges = billingShards.map((shard) => upTo(partitionOf(shard), lastDay));
  const lists = await Promise.all(
    ranges.map((range) => queryRange(rangeAfter(range, position), limit)),
  );
  const rows = lists
    .flatMap((list, shard) =>
      list.map((row) => ({ row, at: positionOf(row, ranges[shard] as Range) })),
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit || lists.some((list) => list.length === limit);
  return {
    items: shown.map(({ row }) => partitionId(row)),
    ...(hasMore && last && { position: last.at }),
  };
}
