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
  // Not before the account is gone: it is by the e-mail that the user pool knows it.
  if (status === 'removed' && emailHash !== undefined) await freeEmailOf(userId, emailHash);
}

/**
 * Makes the account of a user in the user pool follow their item: enabled; disabled and without sessions; or
 * deleted where they were removed, and the e-mail of a validator free. The item is read again afterwards, since it
 * may have changed meanwhile: of several runs, the last one to change the account has seen the last status. Without
 * an item it does nothing. Throws Cognito's error where it is throttled or down.
 */
export async function followStatus(userId: string): Promise<void> {
  let applied: UserItem['status'] | undefined;
  for (;;) {
    const user = await findUser(userId);
    if (user === undefined || user.status === applied) return;
    await applyStatus(user);
    applied = user.status;
  }
}
