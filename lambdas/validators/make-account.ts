import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import type { Account, ValidatorAccount } from './validator-accounts.ts';

/** Replaces an account without a user that an earlier attempt left. Throws VALIDATOR_EMAIL_TAKEN for any other. */
async function replaceAccount(
  { userId, businessId }: Account,
  wanted: ValidatorAccount,
): Promise<string> {
  if (businessId !== wanted.businessId || (await findUser(userId))) {
    throw new AppError('VALIDATOR_EMAIL_TAKEN');
  }
  const { deletePoolAccount } = await import('#lambdas/platform/identity/user-pool-accounts.ts');
  const { changedMeanwhile, createAccount } = await import('./validator-accounts.ts');
  await deletePoolAccount(userId);
  const made = await createAccount(wanted);
  if (made === undefined) throw changedMeanwhile();
  return made;
}

/** Creates a validator's account and returns its `sub`. The reservation of the e-mail must be held. */
export async function makeAccount(wanted: ValidatorAccount): Promise<string> {
  const { addToValidators, changedMeanwhile, createAccount, findAccountOf } = await import(
    './validator-accounts.ts'
  );
  let userId = await createAccount(wanted);
  if (userId === undefined) {
    const existing = await findAccountOf(wanted.email);
    if (!existing) throw changedMeanwhile();
    userId = await replaceAccount(existing, wanted);
  }
  await addToValidators(userId);
  return userId;
}
