import { isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { offerRoutes } from '#contract/offers/routes.ts';
import { type BusinessItem, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { businessSource } from '#lambdas/businesses/targets.ts';
import { withReadyImages } from '#lambdas/media/images/stored-image.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { Reading, TargetSource } from '#lambdas/platform/http/target-source.ts';
import { isMemberOfShop } from '#lambdas/platform/identity/shop-member.ts';
import type { Consistency } from '#lambdas/platform/paging/page.ts';
import { isShopLive } from '#lambdas/shops/shop.ts';
import { findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { shopSource } from '../shops/visible-shop.ts';
import { offerView } from './offer.ts';
import { findOffer } from './store/find-offers.ts';
import type { StoredOffer } from './store/offer-item.ts';

interface VisibleOffer {
  readonly offer: Offer;
  readonly business: BusinessItem;
  /** Consistency of further reads of its business for this viewer. */
  readonly consistency: Consistency;
  /** Its shops that the viewer may see, in its order: live ones; for a member, their own in any state. */
  readonly shops: readonly ShopItem[];
}

/** Returns an offer as a viewer sees it; undefined where it is live in no shop and the viewer is no member. */
async function visibleOffer(
  { offer: stored, counters }: StoredOffer,
  { actor, consistency, now }: Reading,
): Promise<VisibleOffer | undefined> {
  const { userId, shopsIds, businessId } = stored;
  const [business, all] = await Promise.all([
    findBusiness(businessId, consistency),
    findShops(shopsIds, consistency),
  ]);
  if (!business) return undefined;
  const offer = offerView(stored, counters, business, now);
  const isTheirs = (shopId: string) => isMemberOfShop(actor, { id: shopId, userId });
  const isMember = shopsIds.some(isTheirs);
  const shops = all.filter(
    (shop) => shop !== undefined && (isMember ? isTheirs(shop.id) : isShopLive(shop, business)),
  );
  const isLive = isShown(offer.displayStatus) && shops.length > 0;
  if (!isMember && !isLive) return undefined;
  return {
    offer: isMember ? offer : withReadyImages(offer),
    business,
    consistency,
    shops: shops as ShopItem[],
  };
}

/** Loads the offer that a call is about, with its counters. */
const offerSource = {
  find: (id, { consistency }) => findOffer(id, consistency),
  ownerOf: ({ offer }) => offer.userId,
  businessOf: ({ offer }) => offer.businessId,
  versionOf: ({ offer }) => offer.version,
  view: visibleOffer,
} satisfies TargetSource<StoredOffer, VisibleOffer>;

/** Sources that load the targets of this resource's calls. */
export const targets = { business: businessSource, shop: shopSource, offer: offerSource };

export type OfferOperations = Operations<typeof offerRoutes, typeof targets>;
