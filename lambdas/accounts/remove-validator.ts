import { findUser } from '../shared/identity/user-repository.ts';
import { transact } from '../shared/transact.ts';
import { findValidator, removeValidator } from '../validators/validator-repository.ts';
import { disableFormerValidator } from './removal-repository.ts';

/**
 * Removes the record of a validator of a closed business and disables their user item, which keeps nothing of the
 * business; the stream's `end-sign-in` then disables their account. Throws WriteConflict after six attempts.
 */
export async function removeValidatorOfClosedBusiness(
  businessId: string,
  validatorId: string,
): Promise<void> {
  await transact(async (commit) => {
    const record = await findValidator(businessId, validatorId);
    if (!record) return;
    const user = await findUser(record.userId);
    const isTheirs = user?.validatorId === validatorId;
    await commit([removeValidator(record), ...(isTheirs ? [disableFormerValidator(user)] : [])]);
  });
}
