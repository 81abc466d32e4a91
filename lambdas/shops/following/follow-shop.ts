import { ulid } from 'ulid';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { findFollow, followChangesOfDay, insertFollow } from '../store/follow-store.ts';
import type { ShopOperations } from '../targets.ts';

/**
 * Makes the caller a follower of a shop. Throws TOO_MANY_REQUESTS. Concurrent checks of one item cancel each
 * other, so the write does not check the shop; the counting job removes a follow that was written during its
 * removal.
 */
export const followShop: ShopOperations['followShop'] = async ({ actor, shop: { shop }, now }) => {
  const follow = await findFollow(actor.userId, shop.id);
  if (follow) return noContent();
  await followChangesOfDay.requireBelowLimit(actor.userId, now);
  const followed = {
    followId: ulid(now.getTime()),
    followedAt: now.toISOString(),
    businessId: shop.businessId,
  };
  return noContent([
    insertFollow(actor.userId, shop.id, followed),
    followChangesOfDay.addOne(actor.userId, now),
  ]);
};
