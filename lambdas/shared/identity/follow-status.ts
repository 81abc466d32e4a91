import { findUser, type UserItem } from './user-repository.ts';

type Status = UserItem['status'];

async function applyStatus(userId: string, status: Status): Promise<void> {
  const { deleteAccount, disableAccount, enableAccount } = await import('./user-pool-accounts.ts');
  const work = { active: enableAccount, disabled: disableAccount, removed: deleteAccount };
  await work[status](userId);
}

/**
 * Makes the account of a user in the user pool follow their item: enabled; disabled and without sessions; or
 * deleted where they were removed. The item is read again afterwards, since it may have changed meanwhile: of
 * several runs, the last one to change the account has seen the last status. Without an item it does nothing.
 * Throws Cognito's error where it is throttled or down.
 */
export async function followStatus(userId: string): Promise<void> {
  let applied: Status | undefined;
  for (;;) {
    const status = (await findUser(userId))?.status;
    if (status === undefined || status === applied) return;
    await applyStatus(userId, status);
    applied = status;
  }
}
