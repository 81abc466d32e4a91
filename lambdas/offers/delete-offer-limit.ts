import type { offerRoutes } from '#contract/routes/offers.ts';
import { findOwnBusiness } from '../businesses/own-business.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { nextVersion, offerView } from './offer.ts';
import { findOwnOffer } from './own-offer.ts';
import { removeLimit } from './repository/write-limit.ts';

/** Removes the limit of an offer of the caller's business; without one, nothing changes. */
export const deleteOfferLimit: Operation<typeof offerRoutes.deleteOfferLimit> = async (request) => {
  const { actor, params, now } = request;
  const { offer, counters } = await findOwnOffer(actor, params.id);
  request.requireVersion(offer.version);
  const business = await findOwnBusiness(actor, offer.businessId);
  const { availableLimit, ...unlimited } = counters;
  if (availableLimit === undefined) return ok(offerView(offer, counters, business, now));
  const changed = nextVersion(offer, now);
  return ok(offerView(changed, unlimited, business, now), removeLimit(offer, changed));
};
