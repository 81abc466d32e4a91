import { offerRoutes } from '#contract/offers.ts';
import { shopRoutes } from '#contract/shops.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Publishes an offer of the user's business, which changes the number of active offers of its shops. */
export function useCreateOffer() {
  return useRouteMutation(offerRoutes.createOffer, {
    invalidates: [
      offerRoutes.listOffersOfBusiness,
      shopRoutes.listShopsOfBusiness,
      shopRoutes.getShop,
    ],
  });
}
