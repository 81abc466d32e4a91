import { keys } from '../shared/table/keys.ts';
import { put, update, type Write } from '../shared/table/transaction.ts';
import { countOffers, countOutEnded } from '../shops/shop-offer-counts.ts';
import type { ShopItem } from '../shops/shop-repository.ts';
import type { OfferItem } from './offer-repository.ts';
import { businessRow, offerRow, shopRows } from './offer-rows.ts';

const mustBeThere = { expression: 'attribute_exists(PK)' };

/** All writes of a new offer: at most 2 + 1 + 2 x 20. */
export function insertOffer(
  offer: OfferItem,
  shops: readonly ShopItem[],
  availableLimit: number | undefined,
): Write[] {
  return [
    put(offerRow(offer)),
    put({ ...keys.offerCounters(offer.id), claimedCount: 0, redeemedCount: 0, availableLimit }),
    put(businessRow(offer)),
    ...shopRows(offer, shops).map((row) => put(row)),
    ...shops.map((shop) => countOffers(shop, offer, 1)),
  ];
}

/** Writes an offer over the one that was read, with its rows; its shops stay the same. */
export function replaceOffer(
  before: OfferItem,
  after: OfferItem,
  shops: readonly ShopItem[],
): Write[] {
  const by = after.status === 'active' ? 1 : -1;
  return [
    put(offerRow(after), {
      expression: 'version = :version AND userId = :userId',
      values: { ':version': before.version, ':userId': before.userId },
    }),
    put(businessRow(after), mustBeThere),
    ...shopRows(after, shops).map((row) => put(row, mustBeThere)),
    ...(before.status === after.status ? [] : shops.map((shop) => countOffers(shop, after, by))),
  ];
}

const unlist = 'REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK';

/** Takes an offer that is over out of the feeds and counts, once; its lists keep it. */
export function unlistOffer(offer: OfferItem): Write[] {
  return [
    update(keys.offer(offer.id), unlist, {
      expression: 'version = :version AND attribute_exists(GSI1PK)',
      values: { ':version': offer.version },
    }),
    ...offer.shopsIds.flatMap((shopId) => [
      update(keys.offerOfShop(shopId, offer.id), unlist, mustBeThere),
      countOutEnded(shopId, offer),
    ]),
  ];
}
