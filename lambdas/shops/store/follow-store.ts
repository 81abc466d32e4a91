import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { ListProgress, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre, exists } from '#lambdas/platform/table/conditions.ts';
import {
  followsPrefix,
  followTimeKey,
  inGsi1,
  partitions,
} from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import {
  countRange,
  queryPage,
  rowsBeginningWith,
  wholePartition,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { putNew, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { parseShopCounters } from './shop-counters-store.ts';

/** Rows read at most per shop of a page; beyond, the page is short. */
const rowsPerShop = 3;

/** A stored follow. `followId` is new for a later follow of the shop. Old follows lack the business. */
const follow = z.object({
  followId: z.string(),
  followedAt: z.string(),
  businessId: z.exactOptional(z.string()),
});

type Follow = z.output<typeof follow>;

/** Reads which of some shops a user follows (strong read); none without a user. */
export async function findFollowed(
  userId: string | undefined,
  shopIds: readonly string[],
): Promise<(shopId: string) => boolean> {
  if (userId === undefined) return () => false;
  const find = await getItems(shopIds.map((id) => keys.follow(userId, id)));
  return (shopId) => find(keys.follow(userId, shopId)) !== undefined;
}

/** Reads a user's follow of a shop (strong read). */
export async function findFollow(userId: string, shopId: string): Promise<Follow | undefined> {
  return parseStored(follow, await getItem(keys.follow(userId, shopId)));
}

/** Writes a follow; fails where the user follows the shop already. */
export function insertFollow(
  userId: string,
  shopId: string,
  { followId, followedAt, businessId }: Required<Follow>,
): Write {
  return putNew({
    ...keys.follow(userId, shopId),
    LSI1SK: followTimeKey(followedAt, shopId),
    ...inGsi1(partitions.followersOfShop(shopId), userId),
    followId,
    followedAt,
    businessId,
  });
}

/** Removes a follow; fails where it is gone or was replaced. */
export function removeFollow(
  userId: string,
  shopId: string,
  { followId }: Pick<Follow, 'followId'>,
): Write {
  return remove(keys.follow(userId, shopId), attributesAre({ followId }));
}

/** Lists a page of the shops that a user follows, the last first; `show` maps ids, undefined leaves a shop out. */
export function listFollows<T>(
  userId: string,
  request: PageRequest,
  show: (shopIds: readonly string[]) => Promise<(T | undefined)[]>,
): Promise<Page<T>> {
  return collectPage({
    ranges: [
      { ...rowsBeginningWith(keys.user(userId).PK, followsPrefix, 'LSI1'), newestFirst: true },
    ],
    ...request,
    maxRows: request.limit * rowsPerShop,
    load: (rows) => show(rows.map(sortId)),
  });
}

const followersOf = (shopId: string) => wholePartition(partitions.followersOfShop(shopId), 'GSI1');

/** Lists a page of the ids of a shop's followers; those of the last second may be missing. */
function listFollowers(shopId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(followersOf(shopId), request, partitionId);
}

/** Counts a shop's followers by their records; those of the last second may be missing. */
export function countFollowRecords(shopId: string): Promise<number> {
  return countRange(followersOf(shopId));
}

/** Removes a user's follow of a shop if there is one. */
function removeFollower(userId: string, shopId: string): Write {
  return remove(keys.follow(userId, shopId));
}

/** A follow with its id, which is new each time somebody follows a shop. */
interface FollowOfShop {
  readonly id: string;
  readonly userId: string;
  readonly shopId: string;
}

/** Returns the given follows that are stored. */
export async function findStoredFollows<F extends FollowOfShop>(
  follows: readonly F[],
): Promise<F[]> {
  const keyOf = ({ userId, shopId }: F) => keys.follow(userId, shopId);
  const find = await getItems(follows.map(keyOf));
  return follows.filter((follow) => find(keyOf(follow))?.['followId'] === follow.id);
}

/** Reads the stored number of a shop's followers (strong read); undefined for a removed shop, even with counters. */
export async function findFollowersCount(shopId: string): Promise<number | undefined> {
  const [shop, counters] = [keys.shop(shopId), keys.shopCounters(shopId)];
  const find = await getItems([shop, counters]);
  return find(shop) && parseShopCounters(find(counters))?.followersCount;
}

/** Adds to the number of a shop's followers; fails where the shop is gone. */
export function addFollowers(shopId: string, sum: number): Write {
  return update(keys.shopCounters(shopId), 'ADD followersCount :sum', {
    ...exists,
    values: { ':sum': sum },
  });
}

/** Follows and unfollows per user and day: at most 200, since each changes numbers that a shop shows. */
export const followChangesOfDay = dailyCount(keys.followChangesOfDay, 200);

/** Follows removed at once: the actions of one transaction. */
const batchSize = 100;

/** Removes the follows of a removed shop, 100 from a position on. Throws WriteConflict after six attempts. */
export async function removeFollowers(
  shopId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const page = await listFollowers(shopId, { limit: batchSize, position });
  await retryOnConflict((commit) =>
    commit(page.items.map((userId) => removeFollower(userId, shopId))),
  );
  return { position: page.position };
}
