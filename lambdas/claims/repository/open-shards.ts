import type { OfferItem } from '../../offers/repository/offer-item.ts';
import { nameShards } from '../../offers/repository/write-limit.ts';
import { commit } from '../../shared/table/transaction.ts';
import { insertShards } from '../../units/shards-repository.ts';
import { shardsFor } from '../../units/shares.ts';

/**
 * Returns the number of an offer's shards. Offers older than claims get shards with their first claim. Throws
 * WriteConflict if another call created them or the offer changed.
 */
export async function openShards(offer: OfferItem, limit: number | undefined): Promise<number> {
  if (offer.claimShards !== undefined) return offer.claimShards;
  const shards = shardsFor(limit);
  await commit([nameShards(offer, shards), ...insertShards(offer, limit)]);
  return shards;
}
