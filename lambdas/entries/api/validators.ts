import { validatorRoutes } from '#contract/validators/routes.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { completeFirstAccess } from '#lambdas/validators/complete-first-access.ts';
import { createValidator } from '#lambdas/validators/create-validator.ts';
import { deleteValidator } from '#lambdas/validators/delete-validator.ts';
import { listValidators } from '#lambdas/validators/list-validators.ts';
import { setTemporaryPassword } from '#lambdas/validators/set-temporary-password.ts';
import { targets } from '#lambdas/validators/targets.ts';

export const handler = apiHandler(validatorRoutes, targets, {
  listValidators,
  createValidator,
  setTemporaryPassword,
  deleteValidator,
  completeFirstAccess,
});
