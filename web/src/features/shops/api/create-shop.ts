import { businessRoutes } from '#contract/routes/businesses.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

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
