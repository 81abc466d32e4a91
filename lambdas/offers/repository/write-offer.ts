import { exists } from '../../shared/table/conditions.ts';
import { keys, partitionId } from '../../shared/table/keys.ts';
import type { Item } from '../../shared/table/read.ts';
import { put, remove } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';
import type { OfferItem } from './offer-item.ts';
import { businessRow, offerRow, shopRows } from './offer-rows.ts';
import { offerUnchanged } from './offer-unchanged.ts';
import { checkSellerUnchanged, listedShops, type Seller } from './seller.ts';

/** All writes of a new offer in n shops: 4 + 2n. */
export function insertOffer(
  offer: OfferItem,
  seller: Seller,
  availableLimit: number | undefined,
): Write[] {
  const listed = listedShops(offer, seller);
  return [
    ...checkSellerUnchanged(seller),
    put(offerRow(offer, listed)),
    put({ ...keys.offerCounters(offer.id), claimedCount: 0, redeemedCount: 0, availableLimit }),
    put(businessRow(offer)),
    ...shopRows(offer, seller.shops, listed).map((row) => put(row)),
  ];
}

/**
 * Writes an offer over the one that was read, with its rows in the shops of `seller`, and removes those in
 * shops that it leaves. In n shops: 3 + 2n, and 1 for each shop left.
 */
export function replaceOffer(before: OfferItem, after: OfferItem, seller: Seller): Write[] {
  const listed = listedShops(after, seller);
  const isKept = (row: Item) => before.shopsIds.includes(partitionId(row));
  const left = before.shopsIds.filter((id) => !after.shopsIds.includes(id));
  return [
    ...checkSellerUnchanged(seller),
    put(offerRow(after, listed), offerUnchanged(before)),
    put(businessRow(after), exists),
    ...shopRows(after, seller.shops, listed).map((row) =>
      isKept(row) ? put(row, exists) : put(row),
    ),
    ...left.map((id) => remove(keys.offerOfShop(id, before.id))),
  ];
}
