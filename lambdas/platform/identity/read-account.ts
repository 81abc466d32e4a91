import {
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type AccountAttributes, attributesIn } from './addressee.ts';
import { userPoolClient } from './user-pool.ts';
import { userPoolId as UserPoolId } from './user-pool-id.ts';

/** An account as the user pool has it now. */
interface CurrentAccount {
  /** The user's `sub`. */
  readonly userId: string;
  readonly attributes: AccountAttributes;
  readonly isEnabled: boolean;
  /** The second factors that are set up, by Cognito's names. */
  readonly secondFactors: readonly string[];
}

/**
 * Returns the account with a username (a `sub` or an e-mail); undefined without one. Cognito bills such a user as
 * active in this month, so only API calls use it; jobs and schedules use `searchAccount`. Throws Cognito's error if it
 * is throttled or down.
 */
export async function readAccount(username: string): Promise<CurrentAccount | undefined> {
  try {
    const found = await userPoolClient.send(
      new AdminGetUserCommand({ UserPoolId, Username: username }),
    );
    const attributes = attributesIn(found.UserAttributes);
    return {
      userId: attributes['sub'] ?? found.Username ?? username,
      attributes,
      isEnabled: found.Enabled ?? false,
      secondFactors: found.UserMFASettingList ?? [],
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
