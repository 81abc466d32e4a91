import {
  type BusinessItem,
  checkBusinessUnchanged,
  findBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems, type Item } from '#lambdas/platform/table/read.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { isShopLive } from '#lambdas/shops/shop.ts';
import { checkShopUnchanged, findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import type { OfferItem } from './offer-item.ts';

export type StoredItems = Awaited<ReturnType<typeof getItems>>;

/**
 * Reads the stored items of an offer. Call it after reading business and shops: then a job that finds nothing to
 * write has not missed an earlier write.
 */
export function findStoredItems({ id, businessId, shopsIds }: OfferItem): Promise<StoredItems> {
  return getItems([
    keys.offer(id),
    keys.offerOfBusiness(businessId, id),
    ...shopsIds.map((shopId) => keys.offerOfShop(shopId, id)),
  ]);
}

/** Returns whether some attributes of an item differ from the wanted ones. */
export const differs = (item: Item | undefined, wanted: Item, names: readonly string[]): boolean =>
  names.some((name) => item?.[name] !== wanted[name]);

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

/** Reads an offer's business and its readable shops (strong reads). Throws where there is no business. */
export async function findSeller({ id, businessId, shopsIds }: OfferItem): Promise<Seller> {
  const [business, shops] = await Promise.all([findBusiness(businessId), findShops(shopsIds)]);
  if (!business) throw new Error(`Offer ${id} has no business`);
  return { business, shops: shops.filter((shop) => shop !== undefined) };
}
