import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { useCacheOffer } from './cache-offer.ts';

/** Changes an offer, except its limit and status, which have their own calls. */
export function useUpdateOffer() {
  return useRouteMutation(offerRoutes.updateOffer, {
    invalidates: [shopRoutes.listShopsOfBusiness, shopRoutes.getShop],
    onSuccess: useCacheOffer(),
  });
}
