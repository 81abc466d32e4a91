import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findShops } from '#lambdas/shops/store/find-shops.ts';
import type { OfferItem } from './offer-item.ts';
import type { Seller } from './seller.ts';

/** Reads an offer's business and its readable shops (strong reads). Throws where there is no business. */
export async function findSeller({ id, businessId, shopsIds }: OfferItem): Promise<Seller> {
  const [business, shops] = await Promise.all([findBusiness(businessId), findShops(shopsIds)]);
  if (!business) throw new Error(`Offer ${id} has no business`);
  return { business, shops: shops.filter((shop) => shop !== undefined) };
}
