import { findOffer } from '#lambdas/offers/store/find-offers.ts';
import { writeCounts } from '#lambdas/offers/store/offer-counts-store.ts';
import type { OfferCounters } from '#lambdas/offers/store/offer-item.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  allShards,
  countUsed,
  findShards,
  removeUnusedShards,
  type Shard,
  shardNumbers,
} from './store/shards-store.ts';
import type { StockHold } from './store/stock-store.ts';

/** Returns the pending units of shards: their claims may not have been committed. */
const pendingHolds = (shards: readonly Shard[]): StockHold[] =>
  shards.flatMap(({ offerId, number, pending }) =>
    [...pending].map((code) => ({ offerId, shard: number, code })),
  );

/** Returns whether the last count began after `since`, so that it includes all changes made by then. */
const hasCounted = ({ countedAt = '' }: OfferCounters, since: string) => countedAt > since;

/**
 * Updates the counts of an offer from its shards, and returns the units whose claims may not have been committed. Skips
 * offers counted after `since` (ISO instant), so that few of the jobs of a rush read the shards. Removes unused shards
 * of a removed offer. Concurrent counts conflict and are repeated.
 */
export async function countClaims(
  offerId: string,
  since = new Date().toISOString(),
): Promise<readonly StockHold[]> {
  return retryOnConflict(async (commit) => {
    const found = await findOffer(offerId);
    if (!found) {
      const left = await findShards(offerId, allShards);
      await commit(removeUnusedShards(left));
      return pendingHolds(left);
    }
    if (hasCounted(found.counters, since)) return [];
    const countedAt = new Date().toISOString();
    const numbers = shardNumbers(found.offer.claimShards ?? 0);
    const [shards, redeemedCount] = await Promise.all([
      findShards(offerId, numbers),
      countUsed(offerId, numbers),
    ]);
    const claimedCount = shards.reduce((sum, { taken }) => sum + taken, 0);
    const counts = { claimedCount, redeemedCount, countedAt };
    await commit(writeCounts(offerId, found.counters, counts));
    return pendingHolds(shards);
  });
}
