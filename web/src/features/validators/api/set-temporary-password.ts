import { validatorRoutes } from '#contract/validators/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Sets another temporary password for a validator and signs them out. */
export function useSetTemporaryPassword() {
  return useRouteMutation(validatorRoutes.setTemporaryPassword, {
    invalidates: [validatorRoutes.listValidators],
  });
}
