import { offerLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { takeFromStoredOffers } from './store/offer-counts-store.ts';
import { removeOffer } from './store/write-offer.ts';
import type { OfferOperations } from './targets.ts';

/** Removes an offer, whatever the state of its business. */
export const deleteOffer: OfferOperations['deleteOffer'] = async ({ offer: { offer } }) => {
  requireTransition(offerLifecycle, offer.status, 'remove');
  return noContent([...removeOffer(offer), ...(await takeFromStoredOffers(offer.businessId))]);
};
