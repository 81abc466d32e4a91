import { shopLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { findBusinessCounters } from '#lambdas/businesses/store/business-counters-store.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { wasApproved } from '../businesses/publishing.ts';
import { releasedIdentifiersOfDay } from './store/identifier-store.ts';
import { removeShop } from './store/remove-shop.ts';
import { hasCurrentOffers, type ShopItem } from './store/shop-store.ts';
import type { ShopOperations } from './targets.ts';

/**
 * Throws SHOP_HAS_OFFERS for a shop with offers that are not over. Returns the business's `offersRevision`: if it
 * changes before the removal, an offer may have come into the shop.
 */
async function requireNoOffers({ id, businessId }: ShopItem, now: Date): Promise<number> {
  const { offersRevision } = await findBusinessCounters(businessId);
  if (await hasCurrentOffers(id, now)) throw new AppError('SHOP_HAS_OFFERS');
  return offersRevision;
}

/** Removes a shop; a job removes its offers. With `force` it may still have offers and validators. */
export const deleteShop: ShopOperations['deleteShop'] = async ({ query, shop, now }) => {
  requireTransition(shopLifecycle, shop.shopStatus, 'remove');
  const revision = query.force === 'true' ? undefined : await requireNoOffers(shop, now);
  await releasedIdentifiersOfDay.requireBelowLimit(shop.businessId, now);
  const business = await findBusiness(shop.businessId);
  const isReserved = business !== undefined && wasApproved(business);
  return noContent(removeShop(shop, { isReserved, now }, revision));
};
