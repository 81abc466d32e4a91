import type { validatorRoutes } from '#contract/routes/validators.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { findUser, type UserItem } from '../shared/identity/user-repository.ts';
import type { Write } from '../shared/write.ts';
import { validatorAfter } from './validator.ts';
import { findValidator, replaceValidator } from './validator-repository.ts';
import { endPasswordRequirement } from './validator-user-repository.ts';

/** The requests whose password was changed: another attempt to commit their writes must not change it again. */
const changed = new WeakSet<object>();

/**
 * The caller's user, read again, since another call may have changed it. Throws UNAUTHENTICATED, FORBIDDEN for
 * users without a temporary password, and INVALID_TRANSITION for validators who have changed it.
 */
async function findUserToChange(userId: string): Promise<UserItem> {
  const user = await findUser(userId);
  if (user && user.status !== 'active') throw new AppError('UNAUTHENTICATED');
  if (user?.isPasswordRequired) return user;
  throw new AppError(user?.shopId === undefined ? 'FORBIDDEN' : 'INVALID_TRANSITION');
}

/** The record of a validator becomes active; other users have none. */
async function writesToActivate({ businessId, validatorId }: UserItem): Promise<Write[]> {
  if (businessId === undefined || validatorId === undefined) return [];
  const validator = await findValidator(businessId, validatorId);
  return validator ? [replaceValidator(validator, validatorAfter(validator, 'first-access'))] : [];
}

/**
 * Changes the temporary password of the caller, of any role, and lets them use the API. The password is changed
 * in the user pool before that is stored; a crash between the two leaves a caller who has to give the new one as
 * the previous.
 */
export const completeFirstAccess: Operation<typeof validatorRoutes.completeFirstAccess> = async (
  request,
) => {
  const { actor, body, bearerToken } = request;
  const user = await findUserToChange(actor.userId);
  const activation = await writesToActivate(user);
  if (!changed.has(request)) {
    if (bearerToken === undefined) throw new AppError('UNAUTHENTICATED');
    const { changeOwnPassword } = await import('./change-own-password.ts');
    await changeOwnPassword(bearerToken, body);
    changed.add(request);
  }
  const after = { ...actor, createdAt: user.createdAt, isPasswordRequired: false };
  return ok(after, [...activation, endPasswordRequirement(user.userId)]);
};
