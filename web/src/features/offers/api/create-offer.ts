import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { useAddOffer } from './cache-offer.ts';

/** Publishes an offer. Reloads the shops, since their number of active offers changes. */
export function useCreateOffer() {
  const add = useAddOffer();
  return useRouteMutation(offerRoutes.createOffer, {
    invalidates: [
      offerRoutes.listOffersOfBusiness,
      shopRoutes.listShopsOfBusiness,
      shopRoutes.getShop,
    ],
    onSuccess: add,
  });
}
