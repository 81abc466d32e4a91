import {
  type BusinessItem,
  checkBusinessUnchanged,
} from '#lambdas/businesses/store/business-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { isShopLive } from '#lambdas/shops/shop.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { checkShopUnchanged } from '#lambdas/shops/store/write-shop.ts';
import type { OfferItem } from './offer-item.ts';

/** The business of an offer and the shops that sell it, as they were read. */
export interface Seller {
  readonly business: BusinessItem;
  readonly shops: readonly ShopItem[];
}

/** The shops that may show an offer to the public: while it is on, the live ones. */
export function listedShops(offer: OfferItem, { business, shops }: Seller): ShopItem[] {
  return offer.status === 'active' ? shops.filter((shop) => isShopLive(shop, business)) : [];
}

/**
 * Requires business and shops to be as they were read. Every transaction that writes feed keys has these
 * checks, so that an approval or suspension at the same moment leaves no wrong row.
 */
export function checkSellerUnchanged({ business, shops }: Seller): Write[] {
  return [checkBusinessUnchanged(business), ...shops.map(checkShopUnchanged)];
}
