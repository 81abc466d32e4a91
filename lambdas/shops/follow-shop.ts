import { ulid } from 'ulid';
import type { shopRoutes } from '#contract/routes/shops.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { noContent } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { isMemberOfShop } from '../shared/identity/shop-member.ts';
import { findShop } from './repository/find-shops.ts';
import { findFollow, insertFollow } from './repository/follows.ts';
import { isShopLive } from './shop.ts';

/**
 * Makes the caller a follower of a shop. Shop and business are read and not held by the write, since
 * concurrent checks of one item cancel each other; a follow that is written while the shop is being removed
 * is removed by the job that counts it.
 */
export const followShop: Operation<typeof shopRoutes.followShop> = async ({
  actor,
  params,
  now,
}) => {
  const shop = await findShop(params.id);
  if (!shop) throw new AppError('SHOP_NOT_FOUND');
  const [business, follow] = await Promise.all([
    findBusiness(shop.businessId),
    findFollow(actor.userId, shop.id),
  ]);
  if (!business || !(isShopLive(shop, business) || isMemberOfShop(actor, shop))) {
    throw new AppError('SHOP_NOT_FOUND');
  }
  if (follow) return noContent();
  const followed = { followId: ulid(now.getTime()), followedAt: now.toISOString() };
  return noContent([insertFollow(actor.userId, shop.id, followed)]);
};
