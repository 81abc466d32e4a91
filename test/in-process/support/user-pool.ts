import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';

interface Account {
  readonly email: string;
  isEnabled: boolean;
}

/** The accounts of the user pool by their `sub`. */
export const accounts = new Map<string, Account>();

/** Makes the next deletions of accounts fail: before they are done, or after, when their answer is lost. */
export const failures: ('before' | 'after')[] = [];

const pool = mockClient(CognitoIdentityProviderClient);
const failure = () =>
  Object.assign(new Error('Cognito is down'), { name: 'TooManyRequestsException' });

function accountOf(userId: string | undefined): Account {
  const account = accounts.get(userId ?? '');
  if (!account) throw new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
  return account;
}

pool.resolves({});
pool.on(AdminGetUserCommand).callsFake(({ Username }) => {
  const { email } = accountOf(Username);
  return {
    UserAttributes: [
      { Name: 'sub', Value: Username },
      { Name: 'email', Value: email },
    ],
  };
});
pool.on(AdminDisableUserCommand).callsFake(({ Username }) => {
  accountOf(Username).isEnabled = false;
  return {};
});
pool.on(AdminDeleteUserCommand).callsFake(({ Username }) => {
  const failing = failures.shift();
  if (failing === 'before') throw failure();
  accountOf(Username);
  accounts.delete(String(Username));
  if (failing === 'after') throw failure();
  return {};
});

/** Makes an account; returns its `sub`. */
export function anAccount(): string {
  const userId = crypto.randomUUID();
  accounts.set(userId, { email: `${userId}@vitrine.test`, isEnabled: true });
  return userId;
}
