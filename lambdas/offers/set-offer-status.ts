import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findShops } from '#lambdas/shops/store/shop-store.ts';
import { findLiveBusiness } from '../businesses/live-business.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { requireBelowOffersLimit } from './limits/active-offers-limit.ts';
import { offerView, switchOffer } from './offer.ts';
import { replaceOffer } from './store/write-offer.ts';
import type { OfferOperations } from './targets.ts';

/** Conditions for switching an offer on; switching off is always allowed. */
async function requireMaySwitchOn(business: BusinessItem, now: Date): Promise<Write> {
  requireMayPublish(business);
  return requireBelowOffersLimit(business.id, limitsOn(business, now), now);
}

/** Switches an offer on or off. */
export const setOfferStatus: OfferOperations['setOfferStatus'] = async (request) => {
  const { body, now } = request;
  const { offer, counters } = request.offer;
  const business = await findLiveBusiness(offer);
  const switched = switchOffer(offer, body?.status, now);
  if (!switched) return ok(offerView(offer, counters, business, now));
  const shops = (await findShops(offer.shopsIds)).filter((shop) => shop !== undefined);
  const takeRoom = switched.status === 'active' ? [await requireMaySwitchOn(business, now)] : [];
  return ok(offerView(switched, counters, business, now), [
    ...takeRoom,
    ...replaceOffer(offer, switched, { business, shops }),
  ]);
};
