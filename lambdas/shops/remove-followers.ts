import type { ListProgress } from '../shared/paging.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { listFollowers, removeFollower } from './repository/followers.ts';

/** Follows removed at once: the actions of one transaction. */
const followsAtOnce = 100;

/** Removes the follows of a removed shop, 100 from a position on. Throws WriteConflict after six attempts. */
export async function removeFollowers(
  shopId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const page = await listFollowers(shopId, { limit: followsAtOnce, position });
  await retryOnConflict((commit) =>
    commit(page.items.map((userId) => removeFollower(userId, shopId))),
  );
  return { position: page.position };
}
