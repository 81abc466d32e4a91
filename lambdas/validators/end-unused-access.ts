import { lookForAccount } from '#lambdas/platform/identity/look-for-account.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { writesToDisable } from './disable-validator.ts';
import { findValidator, replaceValidator } from './store/validator-store.ts';
import { withoutLimit } from './validator.ts';

/**
 * Disables a validator (`<business>#<validator>`) who never signed in before their temporary password ran out. One
 * who did sign in is only removed from the list; one whose account is in doubt stays in it.
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
