import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findValidator, replaceValidator, type ValidatorItem } from './store/validator-store.ts';
import { requireNewPassword } from './store/validator-user-store.ts';
import type { ValidatorOperations } from './subjects.ts';
import { withNewPassword } from './validator.ts';

/**
 * The writes that make a validator of the caller's business change their password. Throws INVALID_TRANSITION for
 * one who is disabled, and VALIDATOR_NOT_FOUND also for one whose user is gone.
 */
async function writesToRequireChange(validator: ValidatorItem | undefined, now: Date) {
  if (!validator) throw new AppError('VALIDATOR_NOT_FOUND');
  const after = withNewPassword(validator, now);
  const user = await findUser(validator.userId);
  if (user?.status !== 'active') throw new AppError('VALIDATOR_NOT_FOUND');
  return [replaceValidator(validator, after), requireNewPassword(validator, now)];
}

/**
 * Gives a validator of the caller's business another temporary password and signs them out. Their user is
 * written before, so that the password never allows more than changing it, and again after, since they may have
 * completed a first access in between. The whole may be repeated after a failure between the steps.
 */
export const setTemporaryPassword: ValidatorOperations['setTemporaryPassword'] = async (
  request,
) => {
  const { body, validator, now } = request;
  const writes = await writesToRequireChange(validator, now);
  // No second attempt here: the caller runs the whole operation again, for as long as there is time.
  await retryOnConflict(
    (commit) => commit(writes),
    () => 0,
  );
  const { replacePassword } = await import('./validator-accounts.ts');
  await replacePassword(validator.userId, body.temporaryPassword);
  const { businessId, id } = validator;
  return noContent(await writesToRequireChange(await findValidator(businessId, id), now));
};
