import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { followStatus } from '#lambdas/platform/identity/follow-status.ts';
import { writesToDisable } from './disable-validator.ts';
import type { ValidatorOperations } from './subjects.ts';

/**
 * Disables a validator of the caller's business, and then deletes their account, which frees their e-mail. The job
 * `remove-account` does the latter again and removes what is their own. Throws VALIDATOR_NOT_FOUND for one who is
 * disabled.
 */
export const deleteValidator: ValidatorOperations['deleteValidator'] = async (request) => {
  const { validator, now } = request;
  if (validator.status === 'disabled') throw new AppError('VALIDATOR_NOT_FOUND');
  return {
    ...noContent(await writesToDisable(validator, now)),
    afterCommit: () => followStatus(validator.userId),
  };
};
