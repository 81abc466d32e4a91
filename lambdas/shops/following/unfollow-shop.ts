import { noContent } from '#lambdas/platform/http/answer.ts';
import { findFollow, followChangesOfDay, removeFollow } from '../store/follow-store.ts';
import type { ShopOperations } from '../targets.ts';

/** Ends the caller's follow of a shop, if any, whatever the shop's state. Throws TOO_MANY_REQUESTS. */
export const unfollowShop: ShopOperations['unfollowShop'] = async ({ actor, params, now }) => {
  const follow = await findFollow(actor.userId, params.id);
  if (!follow) return noContent();
  await followChangesOfDay.requireBelowLimit(actor.userId, now);
  return noContent([
    removeFollow(actor.userId, params.id, follow),
    followChangesOfDay.addOne(actor.userId, now),
  ]);
};
