import type { claimRoutes } from '#contract/claims/routes.ts';
import { type BusinessItem, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { displayStatusOf, hasEnded } from '#lambdas/offers/offer-window.ts';
import { findOffer } from '#lambdas/offers/store/find-offers.ts';
import type { OfferCounters, OfferItem, StoredOffer } from '#lambdas/offers/store/offer-item.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { Reading, TargetSource } from '#lambdas/platform/http/target-source.ts';
import { isShopLive } from '#lambdas/shops/shop.ts';
import {
  findShopsOrRemoved,
  isReadable,
  type ShopOrRemoved,
} from '#lambdas/shops/store/shop-store.ts';
import { shopSource } from '../shops/visible-shop.ts';
import { claimSource } from './claim-source.ts';

interface ClaimableOffer {
  readonly stored: OfferItem;
  readonly counters: OfferCounters;
  readonly business: BusinessItem;
  readonly shops: ReadonlyMap<string, ShopOrRemoved>;
  readonly hasEnded: boolean;
}

/** Returns an offer that is live in some shop, or was until it ended. Members find it in any state. */
async function claimableOffer(
  { offer, counters }: StoredOffer,
  { actor, consistency, now }: Reading,
): Promise<ClaimableOffer | undefined> {
  const [business, shops] = await Promise.all([
    findBusiness(offer.businessId, consistency),
    findShopsOrRemoved(offer.shopsIds, consistency),
  ]);
  if (!business) return undefined;
  const status = displayStatusOf(offer.status, offer, counters, now);
  const isPublic =
    offer.status === 'active' &&
    status !== 'scheduled' &&
    [...shops.values()].some((shop) => isReadable(shop) && isShopLive(shop, business));
  if (!isPublic && actor?.businessId !== business.id) return undefined;
  return { stored: offer, counters, business, shops, hasEnded: hasEnded(offer, now) };
}

/** Loads the offer that a call wants to claim. */
const claimableOfferSource = {
  find: (id, { consistency }) => findOffer(id, consistency),
  ownerOf: ({ offer }) => offer.userId,
  businessOf: ({ offer }) => offer.businessId,
  view: claimableOffer,
} satisfies TargetSource<StoredOffer, ClaimableOffer>;

/** Loads the offer, claim or shop that a call is about. */
export const targets = { offer: claimableOfferSource, claim: claimSource, shop: shopSource };

export type ClaimOperations = Operations<typeof claimRoutes, typeof targets>;
