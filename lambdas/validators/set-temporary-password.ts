import type { validatorRoutes } from '#contract/routes/validators.ts';
import { noContent } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { transact } from '../shared/transact.ts';
import { findOwnValidator } from './own-validator.ts';
import { validatorAfter } from './validator.ts';
import { replaceValidator } from './validator-repository.ts';
import { requireNewPassword } from './validator-user-repository.ts';

/**
 * Gives a validator of the caller's business another temporary password and signs them out. Their user is
 * written first, so that the password never allows more than changing it; the whole may be repeated after a
 * failure between the steps.
 */
export const setTemporaryPassword: Operation<typeof validatorRoutes.setTemporaryPassword> = async ({
  actor,
  params,
  body,
}) => {
  const { userId } = await transact(async (commit) => {
    const validator = await findOwnValidator(actor, params);
    const after = validatorAfter(validator, 'new-password');
    await commit([replaceValidator(validator, after), requireNewPassword(validator)]);
    return validator;
  });
  const { replacePassword } = await import('./validator-accounts.ts');
  await replacePassword(userId, body.temporaryPassword);
  return noContent();
};
