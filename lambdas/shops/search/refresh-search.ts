import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { isShopLive } from '../shop.ts';
import {
  checkSearchedUnchanged,
  findSearchRows,
  replaceSearchRows,
  searchRowsOf,
} from '../store/search-store.ts';
import { findShop } from '../store/shop-store.ts';

/** Rows written by one transaction: DynamoDB allows 100 actions, two are checks. */
const rowsPerTransaction = 98;

/**
 * Rewrites the search rows of a shop; a shop that is not live has none. Each transaction checks that shop and
 * business are as they were read, so the last to commit has read the latest state. The stored rows are read last,
 * to include all earlier writes.
 */
export async function refreshSearch(shopId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const shop = await findShop(shopId);
    const business = shop && (await findBusiness(shop.businessId));
    const isLive = shop && business && isShopLive(shop, business);
    const wanted = isLive ? searchRowsOf(shop, business) : [];
    const writes = replaceSearchRows(await findSearchRows(shopId), wanted);
    // A removed shop does not come back, so its rows go without a check.
    const checks = shop && business ? checkSearchedUnchanged(shop, business) : [];
    for (let start = 0; start < writes.length; start += rowsPerTransaction) {
      await commit([...checks, ...writes.slice(start, start + rowsPerTransaction)]);
    }
  });
}
