import { freeEmailOf } from './reserved-email-store.ts';
import { findUser, type UserItem } from './user-store.ts';

async function applyStatus({ userId, status, emailHash }: UserItem): Promise<void> {
  const { deletePoolAccount, disablePoolAccount, enablePoolAccount } = await import(
    './user-pool-accounts.ts'
  );
  const work = {
    active: enablePoolAccount,
    disabled: disablePoolAccount,
    removed: deletePoolAccount,
  };
  await work[status](userId);
  // Not before the account is gone: the user pool knows it by the e-mail.
  if (status === 'removed' && emailHash !== undefined) await freeEmailOf(userId, emailHash);
}

/**
 * Applies the status of a user's item to their account in the user pool: enabled, disabled without sessions, or
 * deleted. `removed` also frees a validator's e-mail. Does nothing without an item. Reads the item again after each
 * change, so the last of several runs has applied the latest status. Throws Cognito's error if it is throttled or down.
 */
export async function syncStatus(userId: string): Promise<void> {
  let applied: UserItem['status'] | undefined;
  for (;;) {
    const user = await findUser(userId);
    if (user === undefined || user.status === applied) return;
    await applyStatus(user);
    applied = user.status;
  }
}
