import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Deletes an offer. Reloads the shops, since their number of active offers changes. */
export function useDeleteOffer() {
  return useRouteMutation(offerRoutes.deleteOffer, {
    invalidates: [shopRoutes.listShopsOfBusiness, shopRoutes.getShop],
  });
}
