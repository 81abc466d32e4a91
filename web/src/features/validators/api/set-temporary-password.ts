import { validatorRoutes } from '#contract/validators/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Gives a validator another temporary password and signs them out. */
export function useSetTemporaryPassword() {
  return useRouteMutation(validatorRoutes.setTemporaryPassword, {
    invalidates: [validatorRoutes.listValidators],
  });
}
