import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { writesToDisable } from './disable-validator.ts';
import { withoutLimit } from './validator.ts';
import { findValidator, replaceValidator } from './validator-repository.ts';

/**
 * Disables a validator who never signed in and whose temporary password has run out, by their place in the list of
 * those, `<business>#<validator>`. One who did sign in is left alone and leaves that list. Throws the errors of Cognito
 * and the table.
 */
export async function endUnusedAccess(listed: string, now: Date): Promise<void> {
  const [businessId = '', validatorId = ''] = listed.split('#');
  await retryOnConflict(async (commit) => {
    const validator = await findValidator(businessId, validatorId);
    const { unusedUntil } = validator ?? {};
    if (!validator || unusedUntil === undefined || unusedUntil > now.toISOString()) return;
    const { readAccount } = await import('../shared/identity/read-account.ts');
    const account = await readAccount(validator.userId);
    const isUsed = account && !account.hasUnusedPassword;
    await commit(
      isUsed
        ? [replaceValidator(validator, withoutLimit(validator))]
        : await writesToDisable(validator, now),
    );
  });
}
