import { offerLifecycle } from '#contract/lifecycles.ts';
import { noContent } from '../shared/http/answer.ts';
import { requireTransition } from '../shared/transition.ts';
import { removeOffer } from './repository/remove-offer.ts';
import { takeFromStoredOffers } from './repository/stored-offers-count.ts';
import type { OfferOperations } from './subjects.ts';

/** Removes an offer, whatever the state of its business. */
export const deleteOffer: OfferOperations['deleteOffer'] = async ({ offer: { offer } }) => {
  requireTransition(offerLifecycle, offer.status, 'remove');
  return noContent([...removeOffer(offer), ...(await takeFromStoredOffers(offer.businessId))]);
};
