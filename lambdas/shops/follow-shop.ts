import { ulid } from 'ulid';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { followChangesOfDay } from './store/follow-changes.ts';
import { findFollow, insertFollow } from './store/follows.ts';
import type { ShopOperations } from './subjects.ts';

/**
 * Makes the caller a follower of a shop, unless they are one. Throws TOO_MANY_REQUESTS. Shop and business are read and not held by the write, since
 * concurrent checks of one item cancel each other; a follow that is written while the shop is being removed
 * is removed by the job that counts it.
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
