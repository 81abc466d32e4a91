import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findValidator, replaceValidator, type ValidatorItem } from './store/validator-store.ts';
import { requireNewPassword } from './store/validator-user-store.ts';
import type { ValidatorOperations } from './targets.ts';
import { withNewPassword } from './validator.ts';

/**
 * Returns the writes that make a validator change their password. Throws INVALID_TRANSITION for a disabled
 * validator, and VALIDATOR_NOT_FOUND also without a user.
 */
async function writesToRequireChange(validator: ValidatorItem | undefined, now: Date) {
  if (!validator) throw new AppError('VALIDATOR_NOT_FOUND');
  const after = withNewPassword(validator, now);
  const user = await findUser(validator.userId);
  if (user?.status !== 'active') throw new AppError('VALIDATOR_NOT_FOUND');
  return [replaceValidator(validator, after), requireNewPassword(validator, now)];
}

/**
 * Gives a validator a new temporary password and signs them out. The user is written before, so the password only
 * allows changing it, and again after, in case a first access was completed in between.
 */
export const setTemporaryPassword: ValidatorOperations['setTemporaryPassword'] = async (
  request,
) => {
  const { body, validator, now } = request;
  const writes = await writesToRequireChange(validator, now);
  // No second attempt here: the caller repeats the whole operation while there is time.
  await retryOnConflict(
    (commit) => commit(writes),
    () => 0,
  );
  const { replacePassword } = await import('./validator-accounts.ts');
  await replacePassword(validator.userId, body.temporaryPassword);
  const { businessId, id } = validator;
  return noContent(await writesToRequireChange(await findValidator(businessId, id), now));
};
