import { shopRoutes } from '#contract/shops.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Opens a shop of the user's business. */
export function useCreateShop() {
  return useRouteMutation(shopRoutes.createShop, { invalidates: [['shops']] });
}
