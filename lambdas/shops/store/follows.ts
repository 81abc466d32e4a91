import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import {
  followsPrefix,
  followTimeKey,
  inGsi1,
  keys,
  partitions,
  sortId,
} from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** Rows read at most for one shop of a page; past it the page comes out short. */
const rowsPerShop = 3;

/**
 * A user's follow of a shop as stored. `followId` is a ULID of this follow: a later one has another. The business is that of the
 * shop, by which its followers are counted; follows from before that lack it.
 */
const follow = z.object({
  followId: z.string(),
  followedAt: z.string(),
  businessId: z.exactOptional(z.string()),
});

type Follow = z.output<typeof follow>;

/** Which of some shops a user follows, read strongly; none without a user. */
export async function findFollowed(
  userId: string | undefined,
  shopIds: readonly string[],
): Promise<(shopId: string) => boolean> {
  if (userId === undefined) return () => false;
  const find = await getItems(shopIds.map((id) => keys.follow(userId, id)));
  return (shopId) => find(keys.follow(userId, shopId)) !== undefined;
}

/** A user's follow of a shop, read strongly. */
export async function findFollow(userId: string, shopId: string): Promise<Follow | undefined> {
  return parseStored(follow, await getItem(keys.follow(userId, shopId)));
}

/** Writes a follow; fails where the user follows the shop already. */
export function insertFollow(
  userId: string,
  shopId: string,
  { followId, followedAt, businessId }: Required<Follow>,
): Write {
  return put({
    ...keys.follow(userId, shopId),
    LSI1SK: followTimeKey(followedAt, shopId),
    ...inGsi1(partitions.followersOfShop(shopId), userId),
    followId,
    followedAt,
    businessId,
  });
}

/** Removes a follow; fails where it is gone, or another has taken its place. */
export function removeFollow(
  userId: string,
  shopId: string,
  { followId }: Pick<Follow, 'followId'>,
): Write {
  return remove(keys.follow(userId, shopId), attributesAre({ followId }));
}

/**
 * A page of the shops that a user follows, the last followed first. `show` turns their ids into what is
 * shown, in their order; a shop for which it returns undefined is left out.
 */
export function listFollows<T>(
  userId: string,
  { limit, position }: PageRequest,
  show: (shopIds: readonly string[]) => Promise<(T | undefined)[]>,
): Promise<Page<T>> {
  return collectPage({
    ranges: [
      { ...rowsBeginningWith(keys.user(userId).PK, followsPrefix, 'LSI1'), newestFirst: true },
    ],
    limit,
    maxRows: limit * rowsPerShop,
    position,
    load: (rows) => show(rows.map(sortId)),
  });
}
