import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { nameShards } from '#lambdas/offers/store/write-offer.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { shardsFor } from '../shard-caps.ts';
import { insertShards } from './shards-store.ts';

/**
 * Returns the number of an offer's shards; creates the shards of an offer that is older than claims. Throws
 * WriteConflict if another call created them, or the offer changed.
 */
export async function openShards(offer: OfferItem, limit: number | undefined): Promise<number> {
  if (offer.claimShards !== undefined) return offer.claimShards;
  const shards = shardsFor(limit);
  await commit([nameShards(offer, shards), ...insertShards(offer, limit)]);
  return shards;
}
