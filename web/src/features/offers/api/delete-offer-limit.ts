import { offerRoutes } from '#contract/offers/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { useCacheOffer } from './cache-offer.ts';

/** Removes the limit of claims from an offer. */
export function useDeleteOfferLimit() {
  return useRouteMutation(offerRoutes.deleteOfferLimit, { onSuccess: useCacheOffer() });
}
