import { followStatus } from '../shared/identity/follow-status.ts';
import { findUser, type UserItem } from '../shared/identity/user-repository.ts';
import { transact } from '../shared/transact.ts';
import { removeValidator } from '../validators/validator-repository.ts';
import { disableFormerValidator, findValidatorOrFail } from './removal-repository.ts';

/**
 * Takes the business from a former validator's account. It comes before the commit, after which nothing leads to them.
 */
async function forgetBusinessOf({ userId, status }: UserItem): Promise<void> {
  const { forgetBusiness } = await import('./forget-business.ts');
  await forgetBusiness(userId);
  // An attempt to add them again may have enabled it; its undoing knows accounts by their business.
  if (status === 'disabled') await followStatus(userId);
}

/**
 * Removes the record of a validator of a closed business and disables their user item, which keeps nothing of the
 * business, nor does their account; the stream's `end-sign-in` then disables that. Throws WriteConflict after six
 * attempts, Cognito's errors, and where the record cannot be read.
 */
export async function removeValidatorOfClosedBusiness(
  businessId: string,
  validatorId: string,
): Promise<void> {
  await transact(async (commit) => {
    const record = await findValidatorOrFail(businessId, validatorId);
    if (!record) return;
    const user = await findUser(record.userId);
    const isTheirs = user?.validatorId === validatorId;
    if (isTheirs) await forgetBusinessOf(user);
    await commit([removeValidator(record), ...(isTheirs ? [disableFormerValidator(user)] : [])]);
  });
}
