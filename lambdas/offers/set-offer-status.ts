import type { offerRoutes } from '#contract/routes/offers.ts';
import { limitsOf } from '#contract/size-types.ts';
import type { BusinessItem } from '../businesses/business-repository.ts';
import { findOwnBusiness } from '../businesses/own-business.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { sizeTypes } from '../businesses/size-types.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import type { Write } from '../shared/write.ts';
import { findShops } from '../shops/repository/find-shops.ts';
import { requireBelowOffersLimit } from './active-offers-limit.ts';
import { offerView, switchOffer } from './offer.ts';
import { findOwnOffer } from './own-offer.ts';
import { replaceOffer } from './repository/write-offer.ts';

/** The conditions for switching an offer on; switching off is always allowed. */
async function requireMaySwitchOn(business: BusinessItem, now: Date): Promise<Write> {
  requireMayPublish(business);
  return requireBelowOffersLimit(business.id, limitsOf(sizeTypes, business), now);
}

/** Switches an offer of the caller's business on or off. */
export const setOfferStatus: Operation<typeof offerRoutes.setOfferStatus> = async (request) => {
  const { actor, params, body, now } = request;
  const { offer, counters } = await findOwnOffer(actor, params.id);
  request.requireVersion(offer.version);
  const business = await findOwnBusiness(actor, offer.businessId);
  const switched = switchOffer(offer, body?.status, now);
  if (!switched) return ok(offerView(offer, counters, business, now));
  const shops = (await findShops(offer.shopsIds)).filter((shop) => shop !== undefined);
  const takeRoom = switched.status === 'active' ? [await requireMaySwitchOn(business, now)] : [];
  return ok(offerView(switched, counters, business, now), [
    ...takeRoom,
    ...replaceOffer(offer, switched, { business, shops }),
  ]);
};
