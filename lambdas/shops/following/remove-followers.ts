import type { ListProgress } from '#lambdas/platform/paging/page.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { listFollowers, removeFollower } from '../store/follow-store.ts';

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
