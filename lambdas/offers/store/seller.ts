import {
  type BusinessItem,
  checkBusinessUnchanged,
} from '#lambdas/businesses/store/business-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { isShopLive } from '#lambdas/shops/shop.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { checkShopUnchanged } from '#lambdas/shops/store/write-shop.ts';
import type { OfferItem } from './offer-item.ts';

/** An offer's business and shops, as they were read. */
export interface Seller {
  readonly business: BusinessItem;
  readonly shops: readonly ShopItem[];
}

/** Returns the shops that may show an offer publicly: the live ones, while it is active. */
export function listedShops(offer: OfferItem, { business, shops }: Seller): ShopItem[] {
  return offer.status === 'active' ? shops.filter((shop) => isShopLive(shop, business)) : [];
}

/**
 * Requires business and shops to be as they were read. Every transaction that writes feed keys has these checks,
 * so a simultaneous approval or suspension leaves no wrong row.
 */
export function checkSellerUnchanged({ business, shops }: Seller): Write[] {
  return [checkBusinessUnchanged(business), ...shops.map(checkShopUnchanged)];
}
