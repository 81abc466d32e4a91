import { startOfSignIns } from '../shared/identity/session.ts';
import type { UserItem } from '../shared/identity/user-repository.ts';
import { keys } from '../shared/table/keys.ts';
import { put, update } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';
import type { ValidatorItem } from './validator-repository.ts';

/** The user of a new validator, which nobody may have by now. */
export function insertValidatorUser({
  userId,
  businessId,
  shopId,
  id,
  createdAt,
}: ValidatorItem): Write {
  const user: UserItem = {
    userId,
    status: 'active',
    businessId,
    shopId,
    validatorId: id,
    isPasswordRequired: true,
    createdAt,
  };
  return put({ ...keys.user(userId), ...user });
}

/** Holds the user of a validator to a status, for a change. */
function changeUserOf(
  { userId, id }: ValidatorItem,
  status: UserItem['status'],
  change: string,
  values: Readonly<Record<string, unknown>>,
): Write {
  return update(keys.user(userId), change, {
    expression: '#status = :before AND validatorId = :validatorId',
    names: { '#status': 'status' },
    values: { ':before': status, ':validatorId': id, ...values },
  });
}

/** With a temporary password: it has to be changed, and sign-ins before it count no more. */
const temporaryPassword = 'isPasswordRequired = :true, signInsSince = :since REMOVE signInOfChange';
const temporaryPasswordAt = (now: Date) => ({ ':true': true, ':since': startOfSignIns(now) });

/** Lets the user of a disabled validator in again, to their shop, with a temporary password. */
export function restoreValidatorUser(validator: ValidatorItem, now: Date): Write {
  return changeUserOf(
    validator,
    'disabled',
    `SET #status = :active, shopId = :shopId, ${temporaryPassword}`,
    { ':active': 'active', ':shopId': validator.shopId, ...temporaryPasswordAt(now) },
  );
}

/** Refuses every call of a validator from now on. */
export function disableValidatorUser(validator: ValidatorItem): Write {
  return changeUserOf(validator, 'active', 'SET #status = :disabled', { ':disabled': 'disabled' });
}

/** Requires a validator to sign in again and change their password. */
export function requireNewPassword(validator: ValidatorItem, now: Date): Write {
  return changeUserOf(validator, 'active', `SET ${temporaryPassword}`, temporaryPasswordAt(now));
}

/**
 * Ends the requirement to change a temporary password, and all other sessions: of the sign-ins before `now` only
 * that of the change (`authTime`) counts. Without `authTime` they all go on, since the caller would be out, too.
 * Fails where there is no requirement.
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
