import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { countRunningOffers, findOffersCount, saveOffersCount } from './store/shop-counters.ts';

/** Milliseconds by which the clocks of two machines may differ. */
const clockDifference = 1000;

/**
 * Counts the running offers of a shop at `now` and stores the number; does nothing where there is no shop, or where a
 * count is stored that began after the change for which this one is (an ISO instant; else after `now`): of the jobs of
 * many changes, one counts. Of counts at the same time the one that began last is stored. Throws WriteConflict after
 * six attempts.
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
