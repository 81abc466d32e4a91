import { offerLifecycle } from '#contract/businesses/lifecycles.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { requireTransition } from '#lambdas/platform/writes/transition.ts';
import { removeOffer } from './store/remove-offer.ts';
import { takeFromStoredOffers } from './store/stored-offers-count.ts';
import type { OfferOperations } from './subjects.ts';

/** Removes an offer of the caller's business, whatever the state of the business. */
export const deleteOffer: OfferOperations['deleteOffer'] = async ({ offer: { offer } }) => {
  requireTransition(offerLifecycle, offer.status, 'remove');
  return noContent([...removeOffer(offer), ...(await takeFromStoredOffers(offer.businessId))]);
};
