import { findLiveBusiness } from '#lambdas/businesses/live-business.ts';
import { checkBusinessUnchanged } from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { offerView } from '../offer.ts';
import type { OfferOperations } from '../targets.ts';
import { requireMayEnlarge } from './active-offers-limit.ts';
import { changeLimit } from './changed-limit.ts';

/** Removes the limit of an offer; without a limit, nothing changes. */
export const deleteOfferLimit: OfferOperations['deleteOfferLimit'] = async (request) => {
  const { now } = request;
  const { offer, counters } = request.offer;
  const business = await findLiveBusiness(offer);
  const { availableLimit, ...unlimited } = counters;
  if (availableLimit === undefined) return ok(offerView(offer, counters, business, now));
  await requireMayEnlarge(offer, business, now);
  const { changed, writes } = await changeLimit(offer, undefined, now);
  return ok(offerView(changed, unlimited, business, now), [
    checkBusinessUnchanged(business),
    ...writes,
  ]);
};
