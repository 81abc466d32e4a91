import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { endUserOf } from '../validators/end-user.ts';
import { removeValidator } from '../validators/validator-repository.ts';
import { findReadableValidator } from './removal-repository.ts';

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
