import { idPattern } from '#contract/http/id-format.ts';
import type { ImageArea } from '#contract/media/images.ts';
import { mayPublish } from '#lambdas/businesses/publishing.ts';
import { type BusinessItem, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findOffer } from '#lambdas/offers/store/find-offers.ts';
import { findShop, findShops } from '#lambdas/shops/store/find-shops.ts';
import { contentOfOffer, contentOfShop, type PreviewContent } from './preview-content.ts';

interface PreviewedItem {
  readonly content: PreviewContent;
  /** Prefix of the preview files: `<area>/<business>`. */
  readonly folder: string;
}

const folderOf = (area: ImageArea, businessId: string) => `${area}/${businessId}`;

/** Returns the business of an item; undefined if it is gone or may not publish. */
async function findPublisher(businessId: string): Promise<BusinessItem | undefined> {
  const business = await findBusiness(businessId);
  return business && mayPublish(business.status) ? business : undefined;
}

async function findPreviewedShop(id: string): Promise<PreviewedItem | undefined> {
  const shop = await findShop(id);
  const business = shop && (await findPublisher(shop.businessId));
  if (!business) return undefined;
  return { content: contentOfShop(shop, business), folder: folderOf('shop', business.id) };
}

async function findPreviewedOffer(id: string): Promise<PreviewedItem | undefined> {
  const offer = (await findOffer(id))?.offer;
  if (!offer) return undefined;
  const [business, shops] = await Promise.all([
    findPublisher(offer.businessId),
    findShops(offer.shopsIds),
  ]);
  if (!business) return undefined;
  const shop = shops.find((found) => found !== undefined);
  return { content: contentOfOffer(offer, business, shop), folder: folderOf('offer', business.id) };
}

/** Returns the content of a preview, read strongly; undefined if shop, offer or business are not public. */
export function findPreviewedItem(itemId: string): Promise<PreviewedItem | undefined> {
  return idPattern('shop').test(itemId) ? findPreviewedShop(itemId) : findPreviewedOffer(itemId);
}
