import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { type AccountAttributes, attributesIn } from './addressee.ts';
import { userPoolClient } from './user-pool.ts';
import { userPoolId as UserPoolId } from './user-pool-id.ts';

/** An account as the user pool had it a moment ago. */
export interface FoundAccount {
  /** The user's `sub`. */
  readonly userId: string;
  readonly attributes: AccountAttributes;
  readonly isEnabled: boolean;
  /** Whether somebody else set the password and the user has not signed in with it yet. */
  readonly hasUnusedPassword: boolean;
  readonly createdAt: Date | undefined;
}

/**
 * Searches the account with a `sub` or an e-mail; undefined where none is found. Results lag by a moment, so an empty
 * one proves nothing. Unlike `readAccount`, it does not count as activity that Cognito bills. Throws Cognito's error if
 * it is throttled or down.
 */
export async function searchAccount(
  attribute: 'sub' | 'email',
  value: string,
): Promise<FoundAccount | undefined> {
  const quoted = value.replace(/["\\]/g, '\\$&');
  const Filter = `${attribute} = "${quoted}"`;
  const { Users = [] } = await userPoolClient.send(
    new ListUsersCommand({ UserPoolId, Filter, Limit: 1 }),
  );
  const [found] = Users;
  if (!found) return undefined;
  const attributes = attributesIn(found.Attributes);
  return {
    userId: attributes['sub'] ?? found.Username ?? '',
    attributes,
    isEnabled: found.Enabled ?? false,
    hasUnusedPassword: found.UserStatus === 'FORCE_CHANGE_PASSWORD',
    createdAt: found.UserCreateDate,
  };
}
