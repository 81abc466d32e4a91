import { offerLifecycle } from '#contract/lifecycles.ts';
import type { offerRoutes } from '#contract/routes/offers.ts';
import { noContent } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { requireTransition } from '../shared/transition.ts';
import { findOwnOffer } from './own-offer.ts';
import { removeOffer } from './repository/remove-offer.ts';
import { takeFromStoredOffers } from './repository/stored-offers-count.ts';

/** Removes an offer of the caller's business, whatever the state of the business. */
export const deleteOffer: Operation<typeof offerRoutes.deleteOffer> = async (request) => {
  const { offer } = await findOwnOffer(request.actor, request.params.id);
  request.requireVersion(offer.version);
  requireTransition(offerLifecycle, offer.status, 'remove');
  return noContent([...removeOffer(offer), ...(await takeFromStoredOffers(offer.businessId))]);
};
