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

/** Disables the account of a user and ends their sessions; access tokens stay valid until they run out. */
export async function disablePoolAccount(userId: string): Promise<void> {
  const account = { UserPoolId, Username: userId };
  await unlessGone(async () => {
    await userPoolClient.send(new AdminDisableUserCommand(account));
    await userPoolClient.send(new AdminUserGlobalSignOutCommand(account));
  });
}

/** Lets a user sign in again whose account was disabled. */
export async function enablePoolAccount(userId: string): Promise<void> {
  await unlessGone(() =>
    userPoolClient.send(new AdminEnableUserCommand({ UserPoolId, Username: userId })),
  );
}

/** Deletes the account of a user; their refresh tokens end with it. */
export async function deletePoolAccount(userId: string): Promise<void> {
  await unlessGone(() =>
    userPoolClient.send(new AdminDeleteUserCommand({ UserPoolId, Username: userId })),
  );
}

/** The e-mail of a user's account; undefined where there is no account any more. */
export async function findEmail(userId: string): Promise<string | undefined> {
  return (await readAccount(userId))?.attributes['email'];
}
