import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { UserError } from '../process/user-error.ts';

interface UserInput {
  readonly poolId: string;
  readonly email: string;
  readonly name?: string;
  /** The user's own password; without it, Cognito mails a temporary password. */
  readonly password?: string;
}

interface Account {
  readonly userId: string;
  readonly isNew: boolean;
  /** Whether they never signed in with their temporary password. */
  readonly hasTemporaryPassword: boolean;
}

/**
 * Returns the account of an email, or undefined. Cognito bills the user as active this month. That is acceptable for
 * commands run by hand; the free search misses recent changes.
 */
export async function findAccount(
  client: CognitoIdentityProviderClient,
  { poolId, email }: Pick<UserInput, 'poolId' | 'email'>,
): Promise<Account | undefined> {
  const user = { UserPoolId: poolId, Username: email };
  const found = await client.send(new AdminGetUserCommand(user)).catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error;
  });
  if (!found) return undefined;
  const hasTemporaryPassword = found.UserStatus === 'FORCE_CHANGE_PASSWORD';
  return { userId: subOf(found.UserAttributes), isNew: false, hasTemporaryPassword };
}

/** Creates a user with a verified email, unless they exist. */
export async function ensureUser(
  client: CognitoIdentityProviderClient,
  { poolId, email, name, password }: UserInput,
): Promise<Account> {
  const user = { UserPoolId: poolId, Username: email };
  const found = await findAccount(client, { poolId, email });
  if (found) return found;
  const { User } = await client.send(
    new AdminCreateUserCommand({
      ...user,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'custom:country', Value: 'BR' },
        ...(name ? [{ Name: 'name', Value: name }] : []),
      ],
      ...(password ? { MessageAction: 'SUPPRESS' } : { DesiredDeliveryMediums: ['EMAIL'] }),
    }),
  );
  if (password) {
    const change = { ...user, Password: password, Permanent: true };
    await client.send(new AdminSetUserPasswordCommand(change));
  }
  return {
    userId: subOf(User?.Attributes),
    isNew: true,
    hasTemporaryPassword: password === undefined,
  };
}

/**
 * Makes a user staff, and creates the account if needed. An unused temporary password may be lost or expired (7 days),
 * so a new one is mailed. Returns the account and what happened. The environment must name the stage's table.
 */
export async function addStaff(
  client: CognitoIdentityProviderClient,
  user: Pick<UserInput, 'poolId' | 'email'>,
): Promise<{ readonly account: Account; readonly remark: string }> {
  const account = await ensureUser(client, user);
  await grantStaff(client, user, account);
  if (account.isNew) return { account, remark: 'received a temporary password by mail' };
  if (!account.hasTemporaryPassword) {
    return { account, remark: 'already had an account and is now staff' };
  }
  await resendTemporaryPassword(client, user);
  const remark =
    'never signed in with the account they had, and received a new temporary password by mail';
  return { account, remark };
}

/** Mails a new temporary password, which replaces the unused one. */
async function resendTemporaryPassword(
  client: CognitoIdentityProviderClient,
  { poolId, email }: Pick<UserInput, 'poolId' | 'email'>,
): Promise<void> {
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId: poolId,
      Username: email,
      MessageAction: 'RESEND',
      DesiredDeliveryMediums: ['EMAIL'],
    }),
  );
}

/**
 * Makes a user staff, in the record that the API reads and in the group that their tokens contain. A temporary password
 * must be changed first. The environment must name the stage's table.
 */
export async function grantStaff(
  client: CognitoIdentityProviderClient,
  { poolId, email }: Pick<UserInput, 'poolId' | 'email'>,
  { userId, hasTemporaryPassword }: Account,
): Promise<void> {
  // These modules read the environment when they are loaded.
  const { makeStaff } = await import('#lambdas/platform/identity/user-store.ts');
  const { commit } = await import('#lambdas/platform/table/transaction.ts');
  await commit([makeStaff(userId, new Date(), { hasTemporaryPassword })]);
  const membership = { UserPoolId: poolId, Username: email, GroupName: 'staff' };
  await client.send(new AdminAddUserToGroupCommand(membership));
}

function subOf(attributes: readonly AttributeType[] | undefined): string {
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('The user pool returned no sub.');
  return sub;
}

/**
 * Removes the second factor of a staff member and ends their sessions; staff calls refuse their old tokens. May be
 * repeated. The environment must name the stage's table. Throws a UserError for anyone else.
 */
export async function resetSecondFactor(
  client: CognitoIdentityProviderClient,
  { poolId, email }: { readonly poolId: string; readonly email: string },
): Promise<void> {
  // These modules read the environment when they are loaded.
  const { findUser, removeSecondFactor } = await import('#lambdas/platform/identity/user-store.ts');
  const { retryOnConflict } = await import('#lambdas/platform/table/retry-on-conflict.ts');
  const { userId } = (await findAccount(client, { poolId, email })) ?? {};
  if (!userId || !(await findUser(userId))?.staffSince) {
    throw new UserError(`${email} is not staff of this stage.`);
  }
  const user = { UserPoolId: poolId, Username: email };
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
  await client.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
  // A call of the user may remove it at the same time.
  await retryOnConflict(async () => {
    const since = (await findUser(userId))?.secondFactorSince;
    if (since) await removeSecondFactor(userId, since);
  });
  await client.send(new AdminUserGlobalSignOutCommand(user));
}
