import {
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolId as UserPoolId, userPool } from '../shared/identity/user-pool.ts';

/**
 * The attributes of a user's account by their names in the pool, and when it was made. Undefined where there is
 * no account any more. Throws Cognito's error where it is throttled or down.
 */
export async function findAccountAttributes(
  userId: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const { UserAttributes = [], UserCreateDate } = await userPool.send(
      new AdminGetUserCommand({ UserPoolId, Username: userId }),
    );
    return {
      ...Object.fromEntries(UserAttributes.map(({ Name, Value = '' }) => [Name, Value])),
      ...(UserCreateDate && { createdAt: UserCreateDate.toISOString() }),
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
