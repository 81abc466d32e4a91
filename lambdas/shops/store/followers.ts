import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { countRange } from '#lambdas/platform/table/query.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

const followersOf = (shopId: string) => wholePartition(partitions.followersOfShop(shopId), 'GSI1');

/** Lists a page of the ids of a shop's followers; those of the last second may be missing. */
export function listFollowers(shopId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(followersOf(shopId), request, partitionId);
}

/** Counts a shop's followers by their records; those of the last second may be missing. */
export function countFollowRecords(shopId: string): Promise<number> {
  return countRange(followersOf(shopId));
}

/** Removes a user's follow of a shop if there is one. */
export function removeFollower(userId: string, shopId: string): Write {
  return remove(keys.follow(userId, shopId));
}

/** A follow with its id, which is new each time somebody follows a shop. */
interface FollowOfShop {
  readonly id: string;
  readonly userId: string;
  readonly shopId: string;
}

/** Returns those of some follows that are stored. */
export async function findStoredFollows<F extends FollowOfShop>(
  follows: readonly F[],
): Promise<F[]> {
  const keyOf = ({ userId, shopId }: F) => keys.follow(userId, shopId);
  const find = await getItems(follows.map(keyOf));
  return follows.filter((follow) => find(keyOf(follow))?.['followId'] === follow.id);
}
