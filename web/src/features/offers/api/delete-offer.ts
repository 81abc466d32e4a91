import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Deletes an offer, which changes the number of active offers of its shops. */
export function useDeleteOffer() {
  return useRouteMutation(offerRoutes.deleteOffer, {
    invalidates: [shopRoutes.listShopsOfBusiness, shopRoutes.getShop],
  });
}
