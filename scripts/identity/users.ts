import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

interface UserInput {
  readonly poolId: string;
  readonly email: string;
  readonly name?: string;
  /** The user's own password; without one, Cognito mails a temporary password. */
  readonly password?: string;
}

/** An account of the pool. */
interface Account {
  readonly userId: string;
  readonly isNew: boolean;
  /** They have not signed in with the temporary password that Cognito mailed. */
  readonly hasTemporaryPassword: boolean;
}

/**
 * The account of an e-mail, or undefined. Cognito bills its user as active in this month, which commands that are run by hand
 * may do: the search that does not is behind for a moment.
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

/** Creates a user with a verified e-mail, unless they exist. */
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
 * Makes a user staff, with an account if they have none. Whoever has not signed in with a temporary password may have
 * lost it or be past its 7 days, so another one is mailed. Returns the account and what happened. The environment
 * variables must name the stage's table.
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

/**
 * Mails another temporary password to a user who has not signed in with the first one, which is then no longer valid.
 */
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
 * Makes a user staff, both in the record that the API reads and in the group that their tokens contain. One with
 * a temporary password must change it first. The environment variables must name the stage's table.
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
