import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

function subOf(attributes: readonly AttributeType[] | undefined): string {
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('The user pool named no sub.');
  return sub;
}

/** The `sub` of the user with this e-mail, if there is one. */
export async function findUserId(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  email: string,
): Promise<string | undefined> {
  try {
    const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    return subOf(user.UserAttributes);
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** Makes a user whose e-mail counts as verified. Without `silently` they are mailed a first password. */
export async function createUser(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { email, name, silently }: { email: string; name?: string; silently?: boolean },
): Promise<string> {
  const input: AdminCreateUserCommandInput = {
    UserPoolId,
    Username: email,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'custom:country', Value: 'BR' },
      ...(name ? [{ Name: 'name', Value: name }] : []),
    ],
    ...(silently ? { MessageAction: 'SUPPRESS' } : { DesiredDeliveryMediums: ['EMAIL'] }),
  };
  const { User } = await client.send(new AdminCreateUserCommand(input));
  return subOf(User?.Attributes);
}

/** Gives a user a password of their own, so that no change is asked at the first sign-in. */
export async function setPassword(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  email: string,
  Password: string,
): Promise<void> {
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password, Permanent: true }),
  );
}

export async function addToGroup(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  email: string,
  GroupName: string,
): Promise<void> {
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName }));
}
