import { businessRoutes } from '#contract/businesses/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Opens a shop of the user's business under an identifier, which is taken from then on. */
export function useCreateShop() {
  return useRouteMutation(shopRoutes.createShop, {
    invalidates: [
      shopRoutes.listShopsOfBusiness,
      shopRoutes.checkShopIdentifier,
      businessRoutes.getBusinessUsage,
    ],
  });
}
