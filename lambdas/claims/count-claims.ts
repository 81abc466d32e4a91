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
import { type StockHold, settleHold } from './store/stock-store.ts';

/** Seconds until a pending unit is resolved: longer than any call that could commit its claim. */
export const settleDelaySeconds = 60;

/** Most units per job; a later count finds the rest. */
const mostHolds = 200;

/** Returns the name of a unit within a job: shard and code. */
const holdName = ({ shard, code }: StockHold) => `${shard}#${code}`;

/** Returns the names of units, for a job. */
export const holdNames = (holds: readonly StockHold[]): string[] =>
  holds.slice(0, mostHolds).map(holdName);

function holdNamed(offerId: string, name: string): StockHold {
  const [shard, code = ''] = name.split('#');
  return { offerId, shard: Number(shard), code };
}

/** Settles the pending units of calls that ended before they could settle them. Settled units stay unchanged. */
export async function settleClaims(offerId: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await settleHold(holdNamed(offerId, name), () => Number.POSITIVE_INFINITY);
  }
}

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
 * of a removed offer. Concurrent counts conflict and are repeated; throws WriteConflict after six attempts.
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
