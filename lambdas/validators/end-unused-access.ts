import { lookForAccount } from '#lambdas/platform/identity/look-for-account.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { writesToDisable } from './disable-validator.ts';
import { findValidator, replaceValidator } from './store/validator-store.ts';
import { withoutLimit } from './validator.ts';

/**
 * Disables a validator who never signed in and whose temporary password has run out, by their place in the list of
 * those, `<business>#<validator>`. One who did sign in is left alone and leaves that list. One whose account is in doubt
 * stays in it. Throws the errors of Cognito and the table.
 */
export async function endUnusedAccess(listed: string, now: Date): Promise<void> {
  const [businessId = '', validatorId = ''] = listed.split('#');
  await retryOnConflict(async (commit) => {
    const validator = await findValidator(businessId, validatorId);
    const { unusedUntil } = validator ?? {};
    if (!validator || unusedUntil === undefined || unusedUntil > now.toISOString()) return;
    const account = await lookForAccount(validator.userId, now);
    if (account === 'in doubt') return;
    const isUsed = account !== 'missing' && !account.hasUnusedPassword;
    await commit(
      isUsed
        ? [replaceValidator(validator, withoutLimit(validator))]
        : await writesToDisable(validator, now),
    );
  });
}
