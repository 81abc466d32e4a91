import { insertShards } from '#lambdas/claims/store/shards-store.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { type Key, keys, partitionId } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { put, putNew, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { OfferItem } from './offer-item.ts';
import { businessRow, offerRow, shopRows } from './offer-rows.ts';
import { offerUnchanged } from './offer-unchanged.ts';
import { checkSellerUnchanged, listedShops, type Seller } from './seller.ts';
import { differs, type StoredItems } from './stored-items.ts';

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
