import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { writesToDisable } from './disable-validator.ts';
import type { ValidatorOperations } from './targets.ts';

/**
 * Disables a validator and deletes their account, which frees their e-mail. The job `remove-account` repeats the
 * deletion and removes the validator's own data. Throws VALIDATOR_NOT_FOUND.
 */
export const deleteValidator: ValidatorOperations['deleteValidator'] = async (request) => {
  const { validator, now } = request;
  if (validator.status === 'disabled') throw new AppError('VALIDATOR_NOT_FOUND');
  return {
    ...noContent(await writesToDisable(validator, now)),
    afterCommit: () => syncStatus(validator.userId),
  };
};
