import { exists, unchanged } from '../../shared/table/conditions.ts';
import { keys } from '../../shared/table/keys.ts';
import { put } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';
import type { OfferItem } from './offer-item.ts';
import { businessRow, offerRow, shopRows } from './offer-rows.ts';
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

/** Writes an offer over the one that was read, with its rows; its shops stay the same. */
export function replaceOffer(before: OfferItem, after: OfferItem, seller: Seller): Write[] {
  const listed = listedShops(after, seller);
  return [
    ...checkSellerUnchanged(seller),
    put(offerRow(after, listed), unchanged(before)),
    put(businessRow(after), exists),
    ...shopRows(after, seller.shops, listed).map((row) => put(row, exists)),
  ];
}
