import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { followStatus } from '#lambdas/platform/identity/follow-status.ts';
import { writesToDisable } from './disable-validator.ts';
import type { ValidatorOperations } from './subjects.ts';

/**
 * Disables a validator and deletes their account, which frees their e-mail. The job `remove-account` repeats the
 * deletion and removes the validator's own data. Throws VALIDATOR_NOT_FOUND.
 */
export const deleteValidator: ValidatorOperations['deleteValidator'] = async (request) => {
  const { validator, now } = request;
  if (validator.status === 'disabled') throw new AppError('VALIDATOR_NOT_FOUND');
  return {
    ...noContent(await writesToDisable(validator, now)),
    afterCommit: () => followStatus(validator.userId),
  };
};
