import { findUser } from '../shared/identity/user-repository.ts';

/**
 * Makes the account of a user in the user pool follow their item: disabled, or deleted where they were removed,
 * and in both cases without sessions. An active user is left alone. Throws Cognito's error where it is
 * throttled or down.
 */
export async function endSignIn(userId: string): Promise<void> {
  const user = await findUser(userId);
  if (!user || user.status === 'active') return;
  const { deleteAccount, disableAccount } = await import('./user-pool-accounts.ts');
  await (user.status === 'removed' ? deleteAccount(userId) : disableAccount(userId));
}
