import {
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolId as UserPoolId, userPoolClient } from './user-pool.ts';

/** An account as the user pool has it. */
interface PoolAccount {
  /** The `sub` of the user. */
  readonly userId: string;
  /** The attributes, keyed by their names in the user pool. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEnabled: boolean;
  /** Whether somebody else set the password and the user has not signed in with it yet. */
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
