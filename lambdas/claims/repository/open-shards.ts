import type { OfferItem } from '../../offers/repository/offer-item.ts';
import { nameShards } from '../../offers/repository/write-limit.ts';
import { commit } from '../../shared/table/transaction.ts';
import { insertShards } from '../../units/shards-repository.ts';
import { shardsFor } from '../../units/shares.ts';

/** Returns the number of an offer's shards; creates the shards of an offer that is older than claims. */
export async function openShards(offer: OfferItem, limit: number | undefined): Promise<number> {
  if (offer.claimShards !== undefined) return offer.claimShards;
  const shards = shardsFor(limit);
  await commit([nameShards(offer, shards), ...insertShards(offer, limit)]);
  return shards;
}
