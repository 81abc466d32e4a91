import { isShown } from '#contract/display-status.ts';
import type { Offer } from '#contract/offers.ts';
import { type BusinessItem, findBusiness } from '../businesses/business-repository.ts';
import { withReadyImages } from '../images/stored-image.ts';
import { AppError } from '../shared/app-error.ts';
import type { Consistency } from '../shared/consistency.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { readForViewer } from '../shared/identity/read-for-viewer.ts';
import { isMemberOfShop } from '../shared/identity/shop-member.ts';
import { findShops } from '../shops/repository/find-shops.ts';
import type { ShopItem } from '../shops/repository/shop-item.ts';
import { isShopLive } from '../shops/shop.ts';
import { offerView } from './offer.ts';
import { findOffer } from './repository/find-offers.ts';

interface VisibleOffer {
  readonly offer: Offer;
  readonly business: BusinessItem;
  /** How its shops and all else of its business are to be read for the viewer. */
  readonly consistency: Consistency;
  /** Its shops that the viewer may see, in its order: live ones; for a member, their own in any state. */
  readonly shops: readonly ShopItem[];
}

/**
 * An offer as a viewer sees it. Throws OFFER_NOT_FOUND for one that is not live in any shop, except for its
 * owner and the validators of its shops.
 */
export async function findVisibleOffer(
  id: string,
  viewer: Actor | undefined,
  now: Date,
): Promise<VisibleOffer> {
  const { item: found, consistency } = await readForViewer(viewer, async (read) => {
    const stored = await findOffer(id, read);
    return stored && { ...stored, businessId: stored.offer.businessId };
  });
  if (!found) throw new AppError('OFFER_NOT_FOUND');
  const { userId, shopsIds, businessId } = found.offer;
  const [business, all] = await Promise.all([
    findBusiness(businessId, consistency),
    findShops(shopsIds, consistency),
  ]);
  if (!business) throw new AppError('OFFER_NOT_FOUND');
  const offer = offerView(found.offer, found.counters, business, now);
  const isTheirs = (shopId: string) => isMemberOfShop(viewer, { id: shopId, userId });
  const isMember = shopsIds.some(isTheirs);
  const shops = all.filter(
    (shop) => shop !== undefined && (isMember ? isTheirs(shop.id) : isShopLive(shop, business)),
  );
  const isLive = isShown(offer.displayStatus) && shops.length > 0;
  if (!isMember && !isLive) throw new AppError('OFFER_NOT_FOUND');
  return {
    offer: isMember ? offer : withReadyImages(offer),
    business,
    consistency,
    shops: shops as ShopItem[],
  };
}
