import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import {
  followsPrefix,
  followTimeKey,
  inGsi1,
  partitions,
} from '#lambdas/platform/table/index-keys.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { putNew, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

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
