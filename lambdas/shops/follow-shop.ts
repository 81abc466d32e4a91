import { ulid } from 'ulid';
import { noContent } from '../shared/http/answer.ts';
import { findFollow, insertFollow } from './repository/follows.ts';
import type { ShopOperations } from './subjects.ts';

/**
 * Makes the caller a follower of a shop. Shop and business are read and not held by the write, since
 * concurrent checks of one item cancel each other; a follow that is written while the shop is being removed
 * is removed by the job that counts it.
 */
export const followShop: ShopOperations['followShop'] = async ({ actor, shop: { shop }, now }) => {
  const follow = await findFollow(actor.userId, shop.id);
  if (follow) return noContent();
  const followed = {
    followId: ulid(now.getTime()),
    followedAt: now.toISOString(),
    businessId: shop.businessId,
  };
  return noContent([insertFollow(actor.userId, shop.id, followed)]);
};
