import type { offerRoutes } from '#contract/routes/offers.ts';
import { checkBusinessUnchanged } from '../businesses/business-repository.ts';
import { findOwnBusiness } from '../businesses/own-business.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { nextVersion, offerView } from './offer.ts';
import { findOwnOffer } from './own-offer.ts';
import { replaceLimit } from './repository/write-limit.ts';

/**
 * Sets the limit of an offer of the caller's business. Only a business that may publish can raise one; a
 * first or a lower limit restricts the offer and is always allowed.
 */
export const setOfferLimit: Operation<typeof offerRoutes.setOfferLimit> = async (request) => {
  const { actor, params, body, now } = request;
  const { limit } = body;
  const { offer, counters } = await findOwnOffer(actor, params.id);
  request.requireVersion(offer.version);
  const business = await findOwnBusiness(actor, offer.businessId);
  const { availableLimit } = counters;
  if (limit === availableLimit) return ok(offerView(offer, counters, business, now));
  const isRaised = availableLimit !== undefined && limit > availableLimit;
  if (isRaised) requireMayPublish(business);
  const changed = nextVersion(offer, now);
  return ok(offerView(changed, { ...counters, availableLimit: limit }, business, now), [
    ...(isRaised ? [checkBusinessUnchanged(business)] : []),
    ...replaceLimit(offer, changed, limit),
  ]);
};
