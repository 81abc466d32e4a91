import type { validatorRoutes } from '#contract/routes/validators.ts';
import { AppError } from '../shared/app-error.ts';
import { noContent } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import type { Request } from '../shared/http/request.ts';
import { findUser } from '../shared/identity/user-repository.ts';
import { transact } from '../shared/transact.ts';
import { findOwnValidator } from './own-validator.ts';
import { withNewPassword } from './validator.ts';
import { replaceValidator } from './validator-repository.ts';
import { requireNewPassword } from './validator-user-repository.ts';

type Route = typeof validatorRoutes.setTemporaryPassword;

/**
 * The writes that make a validator of the caller's business change their password. Throws INVALID_TRANSITION for
 * one who is disabled, and VALIDATOR_NOT_FOUND also for one whose user is gone.
 */
async function writesToRequireChange({ actor, params, now }: Request<Route>) {
  const validator = await findOwnValidator(actor, params);
  const after = withNewPassword(validator, now);
  const user = await findUser(validator.userId);
  if (user?.status !== 'active') throw new AppError('VALIDATOR_NOT_FOUND');
  const writes = [replaceValidator(validator, after), requireNewPassword(validator, now)];
  return { userId: validator.userId, writes };
}

/**
 * Gives a validator of the caller's business another temporary password and signs them out. Their user is
 * written before, so that the password never allows more than changing it, and again after, since they may have
 * completed a first access in between. The whole may be repeated after a failure between the steps.
 */
export const setTemporaryPassword: Operation<Route> = async (request) => {
  const { userId, writes } = await writesToRequireChange(request);
  // No second attempt here: the caller runs the whole operation again, for as long as there is time.
  await transact(
    (commit) => commit(writes),
    () => 0,
  );
  const { replacePassword } = await import('./validator-accounts.ts');
  await replacePassword(userId, request.body.temporaryPassword);
  return noContent((await writesToRequireChange(request)).writes);
};
