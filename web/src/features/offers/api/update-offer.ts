import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { useKeepOffer } from './keep-offer.ts';

/** Changes an offer; its limit and its status are changed by calls of their own. */
export function useUpdateOffer() {
  return useRouteMutation(offerRoutes.updateOffer, {
    invalidates: [shopRoutes.listShopsOfBusiness, shopRoutes.getShop],
    onSuccess: useKeepOffer(),
  });
}
