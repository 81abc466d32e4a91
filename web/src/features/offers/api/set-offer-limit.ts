import { offerRoutes } from '#contract/offers/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { useKeepOffer } from './keep-offer.ts';

/** Sets how often an offer can be claimed in all. */
export function useSetOfferLimit() {
  return useRouteMutation(offerRoutes.setOfferLimit, { onSuccess: useKeepOffer() });
}
