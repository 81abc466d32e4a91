import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { searchedValue } from '#test/support/searched-value.ts';

interface Account {
  readonly email: string;
  /** Attributes written by the business that created the account. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The accounts of the user pool by their `sub`. */
export const accounts = new Map<string, Account>();

/** Makes the next deletions of accounts fail: before the deletion, or after it (a lost answer). */
export const failures: ('before' | 'after')[] = [];

let waiting: (() => Promise<unknown>) | undefined;

/** Does work inside the next creation of an account, between its look for the e-mail and its write. */
export function insideNextCreation(work: () => Promise<unknown>): void {
  waiting = work;
}

const pool = mockClient(CognitoIdentityProviderClient);
const failure = () =>
  Object.assign(new Error('Cognito is down'), { name: 'TooManyRequestsException' });

/** The `sub` of the account that a request names by its `sub` or its e-mail, like the user pool. */
function subOf(name = ''): string {
  if (accounts.has(name)) return name;
  const found = [...accounts].find(([, { email }]) => email === name);
  if (!found) throw new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
  return found[0];
}

function accountOf(name: string | undefined): Account {
  return accounts.get(subOf(name)) as Account;
}

const attributesOf = (given: AttributeType[]) =>
  given.map(({ Name = '', Value = '' }): [string, string] => [Name, Value]);

pool.resolves({});
pool.on(AdminCreateUserCommand).callsFake(async ({ Username, UserAttributes }) => {
  if ([...accounts.values()].some(({ email }) => email === Username)) {
    throw new UsernameExistsException({ message: 'User exists.', $metadata: {} });
  }
  const work = waiting;
  waiting = undefined;
  await work?.();
  return {
    User: { Username: anAccount(Object.fromEntries(attributesOf(UserAttributes)), Username) },
  };
});

const shown = (sub: string) => {
  const { email, attributes } = accountOf(sub);
  const all = Object.entries({ sub, email, ...attributes });
  return {
    Username: sub,
    Enabled: true,
    Attributes: all.map(([Name, Value]) => ({ Name, Value })),
  };
};
pool.on(AdminGetUserCommand).callsFake(({ Username }) => {
  const { Attributes: UserAttributes, ...account } = shown(subOf(Username));
  return { ...account, UserAttributes };
});
pool.on(ListUsersCommand).callsFake((search) => {
  const { value } = searchedValue(search);
  const [found] = [...accounts].find(([sub, { email }]) => [sub, email].includes(value)) ?? [];
  return { Users: found === undefined ? [] : [shown(found)] };
});
pool.on(AdminDeleteUserCommand).callsFake(({ Username }) => {
  const failing = failures.shift();
  if (failing === 'before') throw failure();
  accounts.delete(subOf(Username));
  if (failing === 'after') throw failure();
  return {};
});

/** Creates an account, of a validator if there are attributes; returns its `sub`. */
export function anAccount(attributes: Account['attributes'] = {}, email?: string): string {
  const userId = crypto.randomUUID();
  accounts.set(userId, {
    email: email ?? `${userId}@vitrine.test`,
    attributes,
  });
  return userId;
}
