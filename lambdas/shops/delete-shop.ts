import { shopLifecycle } from '#contract/lifecycles.ts';
import { findBusinessCounters } from '../businesses/business-counters-repository.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { wasApproved } from '../businesses/publishing.ts';
import { AppError } from '../shared/app-error.ts';
import { noContent } from '../shared/http/answer.ts';
import { requireTransition } from '../shared/transition.ts';
import { hasCurrentOffers } from './repository/current-offers.ts';
import { removeShop } from './repository/remove-shop.ts';
import { releasedIdentifiersOfDay } from './repository/shop-identifiers.ts';
import type { ShopItem } from './repository/shop-item.ts';
import type { ShopOperations } from './subjects.ts';

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
