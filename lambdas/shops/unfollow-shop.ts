import { noContent } from '../shared/http/answer.ts';
import { findFollow, removeFollow } from './repository/follows.ts';
import type { ShopOperations } from './subjects.ts';

/** Ends the caller's follow of a shop, whatever the state of the shop. */
export const unfollowShop: ShopOperations['unfollowShop'] = async ({ actor, params }) => {
  const follow = await findFollow(actor.userId, params.id);
  return noContent(follow ? [removeFollow(actor.userId, params.id, follow)] : []);
};
