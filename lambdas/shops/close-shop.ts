import { wasApproved } from '#lambdas/businesses/publishing.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { forgetOwner } from './store/identifier-store.ts';
import { removeShopOfClosedBusiness, removeUnreadableShop } from './store/remove-shop.ts';
import { findShop } from './store/shop-store.ts';

/**
 * Removes a shop of a closed business, with its offers and validators. If the business was approved, the
 * identifier stays reserved for nobody, so a printed code never leads to another business's shop.
 */
export async function closeShop(businessId: string, shopId: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const [shop, business] = await Promise.all([findShop(shopId), findBusiness(businessId)]);
    // A business that is gone may have been approved.
    const release = { isReserved: !business || wasApproved(business), now };
    await commit(
      shop
        ? removeShopOfClosedBusiness(shop, release)
        : await removeUnreadableShop(businessId, shopId, release),
    );
  });
}

/** Keeps an identifier of a closed business's shop reserved for nobody. Throws WriteConflict after six attempts. */
export async function forgetReservation(businessId: string, identifier: string): Promise<void> {
  await retryOnConflict(async (commit) => commit(await forgetOwner(businessId, identifier)));
}
