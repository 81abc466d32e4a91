import { insertShards } from '#lambdas/claims/store/shards-store.ts';
import { attributesAre, exists, unchanged } from '#lambdas/platform/table/conditions.ts';
import { type Key, keys, partitionId } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { put, putNew, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { OfferItem } from './offer-item.ts';
import { businessRow, offerRow, shopRows } from './offer-rows.ts';
import {
  checkSellerUnchanged,
  differs,
  listedShops,
  type Seller,
  type StoredItems,
} from './seller.ts';

/** Returns the writes of a new offer in n shops: 4 + 2n, plus up to 16 shards of its stock. */
export function insertOffer(
  offer: OfferItem,
  seller: Seller,
  availableLimit: number | undefined,
): Write[] {
  const listed = listedShops(offer, seller);
  return [
    ...checkSellerUnchanged(seller),
    putNew(offerRow(offer, listed)),
    putNew({ ...keys.offerCounters(offer.id), claimedCount: 0, redeemedCount: 0, availableLimit }),
    putNew(businessRow(offer)),
    ...shopRows(offer, seller.shops, listed).map((row) => putNew(row)),
    ...insertShards(offer, availableLimit),
  ];
}

/** Replaces an offer with its rows in the shops of `seller`. Writes for n shops: 3 + 2n, and 1 for each shop left. */
export function replaceOffer(before: OfferItem, after: OfferItem, seller: Seller): Write[] {
  const listed = listedShops(after, seller);
  const hadRow = (row: Item) => before.shopsIds.includes(partitionId(row));
  const left = before.shopsIds.filter((id) => !after.shopsIds.includes(id));
  return [
    ...checkSellerUnchanged(seller),
    put(offerRow(after, listed), offerUnchanged(before)),
    put(businessRow(after), exists),
    ...shopRows(after, seller.shops, listed).map((row) =>
      hadRow(row) ? put(row, exists) : putNew(row),
    ),
    ...left.map((id) => remove(keys.offerOfShop(id, before.id))),
  ];
}

/** Attributes that depend on a shop's place and zone. */
const placed = [
  ...['startsAt', 'endsAt', 'LSI1SK'],
  ...['GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK'],
] as const;

/** Replaces an offer with the rows that differ from `stored`; writes nothing if all are equal. */
export function replaceMovedOffer(
  before: OfferItem,
  after: OfferItem,
  seller: Seller,
  stored: StoredItems,
): Write[] {
  const listed = listedShops(after, seller);
  const isDifferent = (row: Key & Item) => differs(stored(row), row, placed);
  const offer = offerRow(after, listed);
  const rows = [businessRow(after), ...shopRows(after, seller.shops, listed)].filter(isDifferent);
  if (rows.length === 0 && !isDifferent(offer)) return [];
  return [
    ...checkSellerUnchanged(seller),
    put(offer, offerUnchanged(before)),
    ...rows.map((row) => put(row, exists)),
  ];
}

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

/**
 * Returns the writes that remove an offer in n shops: 3 + n. Missing other items are no conflict. The business's
 * number of offers is lowered separately.
 */
export function removeOffer(offer: OfferItem): Write[] {
  return [
    remove(keys.offer(offer.id), offerUnchanged(offer)),
    remove(keys.offerCounters(offer.id)),
    remove(keys.offerOfBusiness(offer.businessId, offer.id)),
    ...offer.shopsIds.map((id) => remove(keys.offerOfShop(id, offer.id))),
  ];
}

/** Removes an offer in a business's list that is missing or unreadable. */
export function removeUnreadableOffer(businessId: string, offerId: string): Write[] {
  return [
    remove(keys.offer(offerId)),
    remove(keys.offerCounters(offerId)),
    remove(keys.offerOfBusiness(businessId, offerId)),
  ];
}

/** Takes an offer out of removed shops, without changing start, end and the rows of its other shops. */
export function removeFromShops(before: OfferItem, after: OfferItem): Write[] {
  const condition = offerUnchanged(before);
  return [
    update(keys.offer(before.id), 'SET shopsIds = :remaining', {
      ...condition,
      values: { ...condition.values, ':remaining': after.shopsIds },
    }),
    ...before.shopsIds
      .filter((id) => !after.shopsIds.includes(id))
      .map((id) => remove(keys.offerOfShop(id, before.id))),
  ];
}

/**
 * Condition that an offer is as it was read. Jobs change shops, start and end without a new version, and the first
 * claim of an old offer sets its shards.
 */
export const offerUnchanged = (offer: OfferItem) => {
  const { version, userId, shopsIds, startsAt, endsAt, claimShards } = offer;
  return attributesAre({ version, userId, shopsIds, startsAt, endsAt, claimShards });
};
