import {
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolId as UserPoolId, userPoolClient } from './user-pool.ts';

/** An account as the user pool has it. */
interface PoolAccount {
  /** Its `sub`. */
  readonly userId: string;
  /** By their names in the pool. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEnabled: boolean;
  /** Nobody has signed in with the password that somebody else set. */
  readonly hasUnusedPassword: boolean;
  /** The second factors that are set up, by Cognito's names. */
  readonly secondFactors: readonly string[];
  readonly createdAt: Date | undefined;
}

/**
 * The account with a username, which is a `sub` or an e-mail. Undefined where there is none. Throws Cognito's
 * error where it is throttled or down.
 */
export async function readAccount(username: string): Promise<PoolAccount | undefined> {
  try {
    const found = await userPoolClient.send(
      new AdminGetUserCommand({ UserPoolId, Username: username }),
    );
    const { UserAttributes = [], UserMFASettingList = [] } = found;
    const attributes: Readonly<Record<string, string>> = Object.fromEntries(
      UserAttributes.map(({ Name, Value = '' }) => [Name, Value]),
    );
    return {
      userId: attributes['sub'] ?? found.Username ?? username,
      attributes,
      isEnabled: found.Enabled ?? false,
      hasUnusedPassword: found.UserStatus === 'FORCE_CHANGE_PASSWORD',
      secondFactors: UserMFASettingList,
      createdAt: found.UserCreateDate,
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
