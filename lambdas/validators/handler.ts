import { validatorRoutes } from '#contract/routes/validators.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { completeFirstAccess } from './complete-first-access.ts';
import { createValidator } from './create-validator.ts';
import { deleteValidator } from './delete-validator.ts';
import { listValidators } from './list-validators.ts';
import { setTemporaryPassword } from './set-temporary-password.ts';
import { subjects } from './subjects.ts';

export const handler = apiHandler(validatorRoutes, subjects, {
  listValidators,
  createValidator,
  setTemporaryPassword,
  deleteValidator,
  completeFirstAccess,
});
