import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { instantIn, partitionId, partitions } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsUpTo } from '#lambdas/platform/table/ranges.ts';

const endedBefore = (now: Date, newestFirst: boolean) => ({
  ...rowsUpTo(partitions.offersByEnd, now.toISOString(), 'GSI2'),
  newestFirst,
});

/**
 * A page of the ids of offers in the feeds that ended before `now`: the last to end first, and of those with one end
 * the newest, since these come first in the feeds.
 */
export function listEndedOfferIds(now: Date, request: PageRequest): Promise<Page<string>> {
  return queryPage(endedBefore(now, true), request, partitionId);
}

/** When the first of these to end did so, an ISO instant; undefined where there are none. */
export async function findFirstEnd(now: Date): Promise<string | undefined> {
  const first = { limit: 1, position: undefined };
  const { items } = await queryPage(endedBefore(now, false), first, (row) =>
    instantIn(row['GSI2SK']),
  );
  return items[0];
}
