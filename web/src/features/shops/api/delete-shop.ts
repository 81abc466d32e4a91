import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { queryKeyOf, useRouteMutation } from '#web/platform/api/api.ts';

/** Leaves the validators stale after a reload, since a job disables the shop's only after the answer. */
async function reloadValidators(client: QueryClient): Promise<void> {
  const queryKey = queryKeyOf(validatorRoutes.listValidators);
  await client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Removes a shop; with `force`, even if it still has offers or validators. */
export function useDeleteShop() {
  const client = useQueryClient();
  return useRouteMutation(shopRoutes.deleteShop, {
    invalidates: [
      shopRoutes.listShopsOfBusiness,
      shopRoutes.listShopSummariesOfBusiness,
      shopRoutes.checkShopIdentifier,
      businessRoutes.getBusinessUsage,
      offerRoutes.listOffersOfBusiness,
    ],
    // Not awaited: the dialog closes meanwhile.
    onSuccess: () => {
      reloadValidators(client);
    },
  });
}
