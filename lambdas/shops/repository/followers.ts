import type { Page, PageRequest } from '../../shared/paging.ts';
import { keys, partitionId, partitions } from '../../shared/table/keys.ts';
import { countRange } from '../../shared/table/query.ts';
import { queryPage } from '../../shared/table/query-page.ts';
import { wholePartition } from '../../shared/table/ranges.ts';
import { getItems } from '../../shared/table/read.ts';
import { remove } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';
import type { FollowEvent } from '../follow-event.ts';

const followersOf = (shopId: string) => wholePartition(partitions.followersOfShop(shopId), 'GSI1');

/** A page of the ids of a shop's followers; one of the last second may be missing. */
export function listFollowers(shopId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(followersOf(shopId), request, partitionId);
}

/** How many users follow a shop, by their records; those of the last second may be missing. */
export function countFollowRecords(shopId: string): Promise<number> {
  return countRange(followersOf(shopId));
}

/** Removes a user's follow of a shop if there is one. */
export function removeFollower(userId: string, shopId: string): Write {
  return remove(keys.follow(userId, shopId));
}

/** Which of some follows of a shop are stored. */
export async function findStoredFollows(
  shopId: string,
  events: readonly FollowEvent[],
): Promise<FollowEvent[]> {
  const keyOf = ({ userId }: FollowEvent) => keys.follow(userId, shopId);
  const find = await getItems(events.map(keyOf));
  return events.filter((event) => find(keyOf(event))?.['followId'] === event.id);
}
