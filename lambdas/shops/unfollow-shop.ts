import type { shopRoutes } from '#contract/routes/shops.ts';
import { noContent } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { findFollow, removeFollow } from './repository/follows.ts';

/** Ends the caller's follow of a shop, whatever the state of the shop. */
export const unfollowShop: Operation<typeof shopRoutes.unfollowShop> = async ({
  actor,
  params,
}) => {
  const follow = await findFollow(actor.userId, params.id);
  return noContent(follow ? [removeFollow(actor.userId, params.id, follow)] : []);
};
