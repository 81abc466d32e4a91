import { exists, unchanged } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { OfferItem } from './offer-item.ts';

/** Writes the next version of an offer after a change of its limit, and so of the number of its stock's shards. */
function replaceVersion(before: OfferItem, { claimShards, version, updatedAt }: OfferItem): Write {
  const condition = unchanged(before);
  return update(
    keys.offer(before.id),
    'SET version = :next, updatedAt = :updatedAt, claimShards = :shards',
    {
      ...condition,
      values: {
        ...condition.values,
        ':next': version,
        ':updatedAt': updatedAt,
        ':shards': claimShards,
      },
    },
  );
}

/** Sets the number of shards of an offer that has none; fails if it changed since it was read. */
export function nameShards(offer: OfferItem, shards: number): Write {
  const condition = unchanged(offer);
  return update(keys.offer(offer.id), 'SET claimShards = :shards', {
    ...condition,
    expression: `attribute_not_exists(claimShards) AND ${condition.expression}`,
    values: { ...condition.values, ':shards': shards },
  });
}

/** Writes or removes the shown limit of an offer. Its shards hold the effective limit. */
export function replaceLimit(
  before: OfferItem,
  after: OfferItem,
  limit: number | undefined,
): Write[] {
  const counters = keys.offerCounters(before.id);
  return [
    replaceVersion(before, after),
    limit === undefined
      ? update(counters, 'REMOVE availableLimit', exists)
      : update(counters, 'SET availableLimit = :limit', { ...exists, values: { ':limit': limit } }),
  ];
}
