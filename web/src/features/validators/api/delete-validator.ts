import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Disables a validator and signs them out. */
export function useDeleteValidator() {
  return useRouteMutation(validatorRoutes.deleteValidator, {
    invalidates: [validatorRoutes.listValidators, shopRoutes.listShopSummariesOfBusiness],
  });
}
