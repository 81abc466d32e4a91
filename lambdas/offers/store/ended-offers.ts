import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantIn, partitionId } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsUpTo } from '#lambdas/platform/table/ranges.ts';

const endedBefore = (now: Date, newestFirst: boolean) => ({
  ...rowsUpTo(partitions.offersByEnd, now.toISOString(), 'GSI2'),
  newestFirst,
});

/** Lists a page of the ids of ended offers in the feeds: the latest end first, for equal ends the newest offer. */
export function listEndedOfferIds(now: Date, request: PageRequest): Promise<Page<string>> {
  return queryPage(endedBefore(now, true), request, partitionId);
}

/** Returns the earliest end of an ended offer in the feeds, an ISO instant; undefined without one. */
export async function findFirstEnd(now: Date): Promise<string | undefined> {
  const first = { limit: 1, position: undefined };
  const { items } = await queryPage(endedBefore(now, false), first, (row) =>
    instantIn(row['GSI2SK']),
  );
  return items[0];
}
