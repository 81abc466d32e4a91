import type { BusinessItem } from '#lambdas/businesses/business-repository.ts';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { insertOffer } from '#lambdas/offers/repository/write-offer.ts';
import { type Key, keys } from '#lambdas/shared/table/keys.ts';
import { actionOf } from '#lambdas/shared/table/transaction.ts';
import type { Write } from '#lambdas/shared/write.ts';
import type { ShopItem } from '#lambdas/shops/repository/shop-item.ts';
import { insertShop } from '#lambdas/shops/repository/write-shop.ts';
import { aBusiness } from './a-business.ts';
import { aShop } from './a-shop.ts';

type StoredItem = Key & Record<string, unknown>;

/** Returns the items that writes store whole. */
const itemsOf = (writes: readonly Write[]) =>
  writes.flatMap((write) => (actionOf(write).Put?.Item as StoredItem | undefined) ?? []);

/** A shop after its opening, with all its items; its business has one shop. */
export const openedShop = (shop: ShopItem = aShop()): StoredItem[] => [
  ...itemsOf(insertShop(shop, { maxShops: 1, maxActiveOffers: 1, maxValidatorsPerShop: 1 })),
  { ...keys.businessCounters(shop.businessId), shopsCount: 1 },
];

/** An offer after its publication, with its rows in the lists of its business and shops. */
export const publishedOffer = (
  offer: OfferItem,
  shops: readonly ShopItem[] = [aShop()],
  business: BusinessItem = aBusiness(),
): StoredItem[] => itemsOf(insertOffer(offer, { business, shops }, undefined));
