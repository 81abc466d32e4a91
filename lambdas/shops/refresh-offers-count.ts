import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  countRunningOffers,
  findOffersCount,
  saveOffersCount,
} from './store/shop-counters-store.ts';

/** Largest difference between the clocks of two machines, in milliseconds. */
const clockDifference = 1000;

/**
 * Counts the running offers of a shop and stores the number. Does nothing if a count began after `changedAt`
 * (default: `now`), so one job counts for many changes. Of concurrent counts, the last to begin is stored.
 */
export async function refreshOffersCount(
  shopId: string,
  now: Date,
  changedAt?: string,
): Promise<void> {
  const since = changedAt === undefined ? now.getTime() : Date.parse(changedAt) + clockDifference;
  await retryOnConflict(async () => {
    const stored = await findOffersCount(shopId);
    if (!stored || Date.parse(stored.offersCountedAt) > since) return;
    await saveOffersCount(shopId, await countRunningOffers(shopId, now), now);
  });
}
