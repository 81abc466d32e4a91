import { shopRoutes } from '#contract/routes/shops.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Changes a shop: what its owner entered, and whether customers see it. */
export function useUpdateShop() {
  return useRouteMutation(shopRoutes.updateShop, {
    invalidates: [
      shopRoutes.getShop,
      shopRoutes.listShopsOfBusiness,
      shopRoutes.checkShopIdentifier,
    ],
  });
}
