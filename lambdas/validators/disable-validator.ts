import { findUser, insertTombstone } from '#lambdas/platform/identity/user-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { takeFromValidatorsCount } from '#lambdas/shops/store/shop-counters-store.ts';
import { findValidator, replaceValidator, type ValidatorItem } from './store/validator-store.ts';
import { validatorAfter } from './validator.ts';

/** Returns the write that removes a validator's user, which refuses their calls; a job deletes the account. */
export async function endUserOf({ userId }: ValidatorItem, now: Date): Promise<Write[]> {
  const user = await findUser(userId);
  return user?.status === 'removed' ? [] : [insertTombstone(userId, user, now)];
}

/**
 * Returns the writes that disable a validator: their calls are refused at once. The table's stream starts the job
 * that deletes their account. Throws INVALID_TRANSITION for a disabled validator.
 */
export async function writesToDisable(validator: ValidatorItem, now: Date): Promise<Write[]> {
  const [user, fewer] = await Promise.all([
    endUserOf(validator, now),
    takeFromValidatorsCount(validator.shopId),
  ]);
  const disabled = { ...validatorAfter(validator, 'disable'), disabledAt: now.toISOString() };
  return [replaceValidator(validator, disabled), ...user, ...fewer];
}

/** Disables a validator of a business unless they are gone or disabled. */
export async function disableValidator(
  businessId: string,
  validatorId: string,
  now: Date,
): Promise<void> {
  await retryOnConflict(async (commit) => {
    const validator = await findValidator(businessId, validatorId);
    if (!validator || validator.status === 'disabled') return;
    await commit(await writesToDisable(validator, now));
  });
}
