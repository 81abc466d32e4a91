import { businessRoutes } from '#contract/routes/businesses.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Removes a shop, and with `force` what hangs on it. */
export function useDeleteShop() {
  return useRouteMutation(shopRoutes.deleteShop, {
    invalidates: [
      shopRoutes.listShopsOfBusiness,
      shopRoutes.listShopSummariesOfBusiness,
      shopRoutes.checkShopIdentifier,
      businessRoutes.getBusinessUsage,
      offerRoutes.listOffersOfBusiness,
      validatorRoutes.listValidators,
    ],
  });
}
