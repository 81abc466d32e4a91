import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { removeValidator } from '#lambdas/validators/store/validator-store.ts';
import { endUserOf } from '../validators/end-user.ts';
import { findReadableValidator } from './store/removal-store.ts';

/** Removes the record of a closed business's validator, and their user; a job then removes the account. */
export async function removeValidatorOfClosedBusiness(
  businessId: string,
  validatorId: string,
  now: Date,
): Promise<void> {
  await retryOnConflict(async (commit) => {
    const record = await findReadableValidator(businessId, validatorId);
    if (!record) return;
    const isDisabled = record.status === 'disabled';
    await commit([...removeValidator(record), ...(isDisabled ? [] : await endUserOf(record, now))]);
  });
}
