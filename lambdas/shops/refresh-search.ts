import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { isShopLive } from './shop.ts';
import { findShop } from './store/find-shops.ts';
import {
  checkSearchedUnchanged,
  findSearchRows,
  replaceSearchRows,
  searchRowsOf,
} from './store/search-rows.ts';

/** Most rows written by one transaction: DynamoDB allows 100 actions, of which two are checks. */
const rowsAtOnce = 98;

/**
 * Makes the rows by which a shop is found what shop and business allow now: none where it is not live. Each
 * transaction checks that both are as they were read, so the last to commit has read the latest state. The
 * stored rows are read last, so that they contain all that was written before that state. Throws
 * WriteConflict where other writes come first six times.
 */
export async function refreshSearch(shopId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const shop = await findShop(shopId);
    const business = shop && (await findBusiness(shop.businessId));
    const isLive = shop && business && isShopLive(shop, business);
    const wanted = isLive ? searchRowsOf(shop, business) : [];
    const writes = replaceSearchRows(await findSearchRows(shopId), wanted);
    // What is gone does not come back, so the rows go without a check.
    const checks = shop && business ? checkSearchedUnchanged(shop, business) : [];
    for (let start = 0; start < writes.length; start += rowsAtOnce) {
      await commit([...checks, ...writes.slice(start, start + rowsAtOnce)]);
    }
  });
}
