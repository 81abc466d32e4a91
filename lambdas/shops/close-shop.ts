import { transact } from '../shared/transact.ts';
import { findShop } from './repository/find-shops.ts';
import { removeShopOfClosedBusiness, removeUnreadableShop } from './repository/remove-shop.ts';

/**
 * Removes a shop of a closed business, with its offers and validators; its identifier stays reserved for nobody,
 * so that a printed code never leads to another's shop. Throws WriteConflict after six attempts.
 */
export async function closeShop(businessId: string, shopId: string, now: Date): Promise<void> {
  await transact(async (commit) => {
    const shop = await findShop(shopId);
    await commit(
      shop
        ? removeShopOfClosedBusiness(shop, now)
        : await removeUnreadableShop(businessId, shopId, now),
    );
  });
}
