import { addDays } from '#contract/statistics/period.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, partitionId } from '#lambdas/platform/table/keys.ts';
import {
  highest,
  positionOf,
  queryRange,
  type Range,
  rangeAfter,
} from '#lambdas/platform/table/query.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsUpTo } from '#lambdas/platform/table/ranges.ts';
import { firstReminderDays } from '../next-act.ts';
import { billingShards } from './billing-shards.ts';

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
