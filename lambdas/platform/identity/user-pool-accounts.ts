import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { readAccount } from './read-account.ts';
import { userPoolClient } from './user-pool.ts';
import { userPoolId as UserPoolId } from './user-pool-id.ts';

/** Does work on an account unless it is gone. */
async function unlessGone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

/** Disables a user's account and ends their sessions; access tokens stay valid until they expire. */
export async function disablePoolAccount(userId: string): Promise<void> {
  const account = { UserPoolId, Username: userId };
  await unlessGone(async () => {
    await userPoolClient.send(new AdminDisableUserCommand(account));
    await userPoolClient.send(new AdminUserGlobalSignOutCommand(account));
  });
}

/** Lets a user with a disabled account sign in again. */
export async function enablePoolAccount(userId: string): Promise<void> {
  await unlessGone(() =>
    userPoolClient.send(new AdminEnableUserCommand({ UserPoolId, Username: userId })),
  );
}

/** Deletes a user's account; their refresh tokens end with it. */
export async function deletePoolAccount(userId: string): Promise<void> {
  await unlessGone(() =>
    userPoolClient.send(new AdminDeleteUserCommand({ UserPoolId, Username: userId })),
  );
}

/** Returns the e-mail of a user's account; undefined without an account. */
export async function findEmail(userId: string): Promise<string | undefined> {
  return (await readAccount(userId))?.attributes['email'];
}
