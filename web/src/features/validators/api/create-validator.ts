import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Gives a person access to a shop with a temporary password. */
export function useCreateValidator() {
  return useRouteMutation(validatorRoutes.createValidator, {
    invalidates: [validatorRoutes.listValidators, shopRoutes.listShopSummariesOfBusiness],
  });
}
