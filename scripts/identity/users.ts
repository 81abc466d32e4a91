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

/** Creates a user with a verified e-mail, unless they exist. Returns their `sub`. */
export async function ensureUser(
  client: CognitoIdentityProviderClient,
  { poolId, email, name, password }: UserInput,
): Promise<{ readonly userId: string; readonly isNew: boolean }> {
  const user = { UserPoolId: poolId, Username: email };
  const found = await client.send(new AdminGetUserCommand(user)).catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error;
  });
  if (found) return { userId: subOf(found.UserAttributes), isNew: false };
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
  return { userId: subOf(User?.Attributes), isNew: true };
}

/**
 * Makes a user staff, both in the record that the API reads and in the group that their tokens contain. The
 * environment variables must name the stage's table.
 */
export async function grantStaff(
  client: CognitoIdentityProviderClient,
  { poolId, email, userId }: { poolId: string; email: string; userId: string },
): Promise<void> {
  // These modules read the environment when they are loaded.
  const { makeStaff } = await import('#lambdas/shared/identity/user-repository.ts');
  const { commit } = await import('#lambdas/shared/table/transaction.ts');
  await commit([makeStaff(userId, new Date())]);
  const membership = { UserPoolId: poolId, Username: email, GroupName: 'staff' };
  await client.send(new AdminAddUserToGroupCommand(membership));
}

function subOf(attributes: readonly AttributeType[] | undefined): string {
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('The user pool returned no sub.');
  return sub;
}
