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

/** Lets the user of a disabled validator in again, to their shop, with a temporary password. */
export function restoreValidatorUser(validator: ValidatorItem): Write {
  return changeUserOf(
    validator,
    'disabled',
    'SET #status = :active, shopId = :shopId, isPasswordRequired = :true',
    { ':active': 'active', ':shopId': validator.shopId, ':true': true },
  );
}

/** Refuses every call of a validator from now on. */
export function disableValidatorUser(validator: ValidatorItem): Write {
  return changeUserOf(validator, 'active', 'SET #status = :disabled', { ':disabled': 'disabled' });
}

/** Requires a validator to change their password. */
export function requireNewPassword(validator: ValidatorItem): Write {
  return changeUserOf(validator, 'active', 'SET isPasswordRequired = :true', { ':true': true });
}

/** Ends the requirement to change a temporary password; fails where there is none. */
export function endPasswordRequirement(userId: string): Write {
  return update(keys.user(userId), 'REMOVE isPasswordRequired', {
    expression: '#status = :active AND isPasswordRequired = :true',
    names: { '#status': 'status' },
    values: { ':active': 'active', ':true': true },
  });
}
