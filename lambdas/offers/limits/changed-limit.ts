import { shardsFor } from '#lambdas/claims/shard-caps.ts';
import {
  divideLimit,
  findShards,
  insertShards,
  shardNumbers,
} from '#lambdas/claims/store/shards-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { nextVersion } from '../offer.ts';
import type { OfferItem } from '../store/offer-item.ts';
import { replaceLimit } from '../store/write-offer.ts';

interface ChangedLimit {
  readonly changed: OfferItem;
  readonly writes: Write[];
}

async function divide(offer: OfferItem, limit: number | undefined) {
  // The offer is older than claims.
  if (offer.claimShards === undefined) {
    return { shardsCount: shardsFor(limit), writes: insertShards(offer, limit) };
  }
  const shards = await findShards(offer.id, shardNumbers(offer.claimShards));
  return divideLimit(offer, shards, limit);
}

/**
 * Changes or removes the limit of an offer in one transaction over all shards of its stock, so it holds for every
 * later claim. Throws LIMIT_BELOW_CLAIMED.
 */
export async function changeLimit(
  offer: OfferItem,
  limit: number | undefined,
  now: Date,
): Promise<ChangedLimit> {
  const divided = await divide(offer, limit);
  if (!divided) throw new AppError('LIMIT_BELOW_CLAIMED');
  const changed = { ...nextVersion(offer, now), claimShards: divided.shardsCount };
  return { changed, writes: [...replaceLimit(offer, changed, limit), ...divided.writes] };
}
