import { offerRoutes } from '#contract/offers/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { useKeepOffer } from './keep-offer.ts';

/** Lets an offer be claimed without a limit. */
export function useDeleteOfferLimit() {
  return useRouteMutation(offerRoutes.deleteOfferLimit, { onSuccess: useKeepOffer() });
}
