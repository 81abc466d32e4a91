import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findOffer } from './store/find-offers.ts';
import { removeOffer, removeUnreadableOffer } from './store/write-offer.ts';

/** Removes an offer of a closed business from all its shops. Throws WriteConflict after six attempts. */
export async function removeOfferOfClosedBusiness(
  businessId: string,
  offerId: string,
): Promise<void> {
  await retryOnConflict(async (commit) => {
    const offer = (await findOffer(offerId))?.offer;
    await commit(offer ? removeOffer(offer) : removeUnreadableOffer(businessId, offerId));
  });
}
