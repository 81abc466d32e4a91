import { writeCounts } from '#lambdas/offers/store/claim-counts.ts';
import { findOffer } from '#lambdas/offers/store/find-offers.ts';
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
import type { Unit } from './store/units-store.ts';

/** The units whose claims may not have been committed. */
const pendingUnits = (shards: readonly Shard[]): Unit[] =>
  shards.flatMap(({ offerId, number, pending }) =>
    [...pending].map((code) => ({ offerId, shard: number, code })),
  );

/** A count that began after a change has it. `since` is an instant at which the change had been made. */
const hasCounted = ({ countedAt = '' }: OfferCounters, since: string) => countedAt > since;

/**
 * Makes the counts that an offer shows those of its shards; nothing is done where a count began after `since`, an ISO instant,
 * so that of the many jobs of a rush few read the shards. An offer that is gone has no counts; its shards go, too, if no unit
 * was ever taken. Another count of the same offer at the same time is noticed, so that the one which read the shards last
 * stays. Returns the units whose claims may not have been committed. Throws WriteConflict after six attempts.
 */
export async function countClaims(
  offerId: string,
  since = new Date().toISOString(),
): Promise<readonly Unit[]> {
  return retryOnConflict(async (commit) => {
    const found = await findOffer(offerId);
    if (!found) {
      const left = await findShards(offerId, allShards);
      await commit(removeUnusedShards(left));
      return pendingUnits(left);
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
    return pendingUnits(shards);
  });
}
