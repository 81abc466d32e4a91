import { findLiveBusiness } from '#lambdas/businesses/live-business.ts';
import { requireMayPublish } from '#lambdas/businesses/publishing.ts';
import { checkBusinessUnchanged } from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { offerView } from '../offer.ts';
import type { OfferOperations } from '../targets.ts';
import { requireMayEnlarge } from './active-offers-limit.ts';
import { changeLimit } from './changed-limit.ts';

/** Sets an offer's limit. A first or a lower limit is always allowed, even if the business may not publish. */
export const setOfferLimit: OfferOperations['setOfferLimit'] = async (request) => {
  const { body, now } = request;
  const { offer, counters } = request.offer;
  const { limit } = body;
  const business = await findLiveBusiness(offer);
  const { availableLimit } = counters;
  if (limit === availableLimit) return ok(offerView(offer, counters, business, now));
  const isRaised = availableLimit !== undefined && limit > availableLimit;
  if (isRaised) {
    requireMayPublish(business);
    await requireMayEnlarge(offer, business, now);
  }
  const { changed, writes } = await changeLimit(offer, limit, now);
  return ok(offerView(changed, { ...counters, availableLimit: limit }, business, now), [
    ...(isRaised ? [checkBusinessUnchanged(business)] : []),
    ...writes,
  ]);
};
