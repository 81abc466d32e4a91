import { offerRoutes } from '#contract/offers/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { useCacheOffer } from './cache-offer.ts';

/** Sets the limit of claims of an offer. */
export function useSetOfferLimit() {
  return useRouteMutation(offerRoutes.setOfferLimit, { onSuccess: useCacheOffer() });
}
