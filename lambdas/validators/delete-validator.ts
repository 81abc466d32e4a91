import type { validatorRoutes } from '#contract/routes/validators.ts';
import { AppError } from '../shared/app-error.ts';
import { noContent } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { followStatus } from '../shared/identity/follow-status.ts';
import { writesToDisable } from './disable-validator.ts';
import { findOwnValidator } from './own-validator.ts';

/**
 * Disables a validator of the caller's business, and then deletes their account, which frees their e-mail. The job
 * `remove-account` does the latter again and removes what is their own. Throws VALIDATOR_NOT_FOUND for one who is
 * disabled.
 */
export const deleteValidator: Operation<typeof validatorRoutes.deleteValidator> = async ({
  actor,
  params,
  now,
}) => {
  const validator = await findOwnValidator(actor, params);
  if (validator.status === 'disabled') throw new AppError('VALIDATOR_NOT_FOUND');
  return {
    ...noContent(await writesToDisable(validator, now)),
    afterCommit: () => followStatus(validator.userId),
  };
};
