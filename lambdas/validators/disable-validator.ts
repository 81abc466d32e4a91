import { findUser } from '../shared/identity/user-repository.ts';
import { transact } from '../shared/transact.ts';
import type { Write } from '../shared/write.ts';
import { takeFromValidatorsCount } from '../shops/repository/validators-count.ts';
import { validatorAfter } from './validator.ts';
import { findValidator, replaceValidator, type ValidatorItem } from './validator-repository.ts';
import { disableValidatorUser } from './validator-user-repository.ts';

/**
 * The writes that disable a validator: every call of theirs is refused at once, and they count no more. The
 * table's stream starts the job that disables their account. Throws INVALID_TRANSITION for one who is disabled.
 */
export async function writesToDisable(validator: ValidatorItem): Promise<Write[]> {
  const [user, fewer] = await Promise.all([
    findUser(validator.userId),
    takeFromValidatorsCount(validator.shopId),
  ]);
  return [
    replaceValidator(validator, validatorAfter(validator, 'disable')),
    // They may have removed their account.
    ...(user?.status === 'active' ? [disableValidatorUser(validator)] : []),
    ...fewer,
  ];
}

/** Disables a validator of a business unless they are gone or disabled. */
export async function disableValidator(businessId: string, validatorId: string): Promise<void> {
  await transact(async (commit) => {
    const validator = await findValidator(businessId, validatorId);
    if (!validator || validator.status === 'disabled') return;
    await commit(await writesToDisable(validator));
  });
}
