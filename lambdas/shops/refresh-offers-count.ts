import { keys } from '../shared/table/keys.ts';
import { getItem } from '../shared/table/read.ts';
import { retryOnConflict } from '../shared/table/retry-on-conflict.ts';
import { commit } from '../shared/table/transaction.ts';
import { countRunningOffers, parseShopCounters, saveOffersCount } from './shop-counters.ts';

/** Counts the running offers of a shop anew and stores the number; nothing where the shop is gone. */
export async function refreshOffersCount(shopId: string, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const item = await getItem(keys.shopCounters(shopId));
    if (!item) return;
    const count = await countRunningOffers(shopId, now);
    await commit([saveOffersCount(shopId, count, parseShopCounters(item))]);
  });
}
