import { useQueryClient } from '@tanstack/react-query';
import { shopRoutes } from '#contract/shops/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { shopQuery } from './get-shop.ts';

/** Changes a shop's data or whether customers see it. */
export function useUpdateShop() {
  const client = useQueryClient();
  return useRouteMutation(shopRoutes.updateShop, {
    invalidates: [
      shopRoutes.getShop,
      shopRoutes.listShopsOfBusiness,
      shopRoutes.checkShopIdentifier,
    ],
    // Shows the answer at once, without waiting for the reload.
    onSuccess: (shop) => {
      client.setQueryData(shopQuery(shop.id).queryKey, shop);
    },
  });
}
