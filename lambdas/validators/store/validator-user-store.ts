import { startOfSignIns } from '#lambdas/platform/identity/session.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { putNew, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { emailHashOf } from '../reservation-key.ts';
import type { ValidatorItem } from './validator-store.ts';

/** Writes the user of a new validator, which must be new. */
export function insertValidatorUser({
  userId,
  businessId,
  shopId,
  id,
  email,
  createdAt,
}: ValidatorItem): Write {
  const user: UserItem = {
    userId,
    status: 'active',
    businessId,
    shopId,
    validatorId: id,
    isPasswordRequired: true,
    email,
    emailHash: emailHashOf(email),
    createdAt,
  };
  return putNew({ ...keys.user(userId), ...user });
}

/** Requires a validator to sign in again and change a temporary password: earlier sign-ins are no longer valid. */
export function requireNewPassword({ userId, id }: ValidatorItem, now: Date): Write {
  return update(
    keys.user(userId),
    'SET isPasswordRequired = :true, signInsSince = :since REMOVE signInOfChange',
    {
      expression: '#status = :active AND validatorId = :validatorId',
      names: { '#status': 'status' },
      values: {
        ':active': 'active',
        ':validatorId': id,
        ':true': true,
        ':since': startOfSignIns(now),
      },
    },
  );
}

/**
 * Ends the requirement to change a temporary password, and all other sessions: of earlier sign-ins only the one of the
 * change (`authTime`) stays valid. Without `authTime` all sessions stay, since the caller's would end, too. Fails
 * without the requirement.
 */
export function endPasswordRequirement(
  userId: string,
  authTime: number | undefined,
  now: Date,
): Write {
  const endOthers = 'SET signInsSince = :since, signInOfChange = :signIn ';
  const values = { ':active': 'active', ':true': true };
  const ofChange = { ':since': startOfSignIns(now), ':signIn': authTime };
  return update(
    keys.user(userId),
    `${authTime === undefined ? '' : endOthers}REMOVE isPasswordRequired`,
    {
      expression: '#status = :active AND isPasswordRequired = :true',
      names: { '#status': 'status' },
      values: authTime === undefined ? values : { ...values, ...ofChange },
    },
  );
}
