import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { useCacheOffer } from './cache-offer.ts';

/** Switches an offer on or off. Reloads the shops, since their number of active offers changes. */
export function useSetOfferStatus() {
  return useRouteMutation(offerRoutes.setOfferStatus, {
    invalidates: [shopRoutes.listShopsOfBusiness, shopRoutes.getShop],
    onSuccess: useCacheOffer(),
  });
}
