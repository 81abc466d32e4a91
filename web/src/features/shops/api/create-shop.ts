import { businessRoutes } from '#contract/businesses/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Creates a shop of the user's business and reserves its identifier. */
export function useCreateShop() {
  return useRouteMutation(shopRoutes.createShop, {
    invalidates: [
      shopRoutes.listShopsOfBusiness,
      shopRoutes.checkShopIdentifier,
      businessRoutes.getBusinessUsage,
    ],
  });
}
