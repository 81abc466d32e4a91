import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { mayUseSession } from '#lambdas/platform/identity/session.ts';
import { isValidator } from '#lambdas/platform/identity/shop-member.ts';
import { findUser, type UserItem } from '#lambdas/platform/identity/user-store.ts';
import { findValidator, replaceValidator, type ValidatorItem } from './store/validator-store.ts';
import { endPasswordRequirement } from './store/validator-user-store.ts';
import type { ValidatorOperations } from './targets.ts';
import { validatorAfter } from './validator.ts';

/** Requests that have changed the password, with the record's revision then: a retry must not change it again. */
const changedAt = new WeakMap<object, number | undefined>();

/**
 * Reads the caller's user again, since another call may have changed it. Throws UNAUTHENTICATED, FORBIDDEN without
 * a temporary password, and INVALID_TRANSITION for a validator who has changed it.
 */
async function findUserToChange({ userId, authTime }: Actor): Promise<UserItem> {
  const user = await findUser(userId);
  if (user && (user.status !== 'active' || !mayUseSession(user, authTime))) {
    throw new AppError('UNAUTHENTICATED');
  }
  if (user?.isPasswordRequired) return user;
  throw new AppError(user && isValidator(user) ? 'INVALID_TRANSITION' : 'FORBIDDEN');
}

/** The record of a validator; other users have none. */
async function findRecord({ businessId, validatorId }: UserItem) {
  if (businessId === undefined || validatorId === undefined) return undefined;
  return findValidator(businessId, validatorId);
}

const activation = (validator: ValidatorItem) =>
  replaceValidator(validator, validatorAfter(validator, 'first-access'));

/**
 * Changes the caller's temporary password, lets them use the API, and ends their other sessions. After a crash
 * between user pool and table, the caller has to give the new password as the previous one.
 */
export const completeFirstAccess: ValidatorOperations['completeFirstAccess'] = async (request) => {
  const { actor, body, bearerToken, now } = request;
  const user = await findUserToChange(actor);
  const record = await findRecord(user);
  const activated = record ? [activation(record)] : [];
  if (changedAt.has(request)) {
    // The owner may have set another temporary password, which still has to be changed.
    if (changedAt.get(request) !== record?.revision) throw new AppError('INVALID_TRANSITION');
  } else {
    if (bearerToken === undefined) throw new AppError('UNAUTHENTICATED');
    const { changeOwnPassword } = await import('./change-own-password.ts');
    await changeOwnPassword(bearerToken, body);
    changedAt.set(request, record?.revision);
  }
  const after = { ...actor, createdAt: user.createdAt, isPasswordRequired: false };
  return ok(after, [...activated, endPasswordRequirement(user.userId, actor.authTime, now)]);
};
