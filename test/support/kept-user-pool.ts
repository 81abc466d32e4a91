import { randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  ListUsersCommand,
  UserNotFoundException,
  UsernameExistsException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';

/** The mocked client of the user pool, with recorded commands. A test may stub the response to a command. */
export const userPoolMock = mockClient(CognitoIdentityProviderClient);

/** An account of the in-memory user pool. */
export interface KeptAccount {
  readonly userId: string;
  readonly email: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEnabled: boolean;
  readonly groups: readonly string[];
  readonly password: string;
  /** By default the status after the user chose a password. */
  readonly status?: UserStatusType;
}

/** An account that can sign in. */
export const anAccount = (
  userId: string,
  attributes: KeptAccount['attributes'] = {},
): KeptAccount => {
  const email = `${userId}@vitrine.test`;
  return {
    userId,
    email,
    attributes: { email, ...attributes },
    isEnabled: true,
    groups: [],
    password: 'Balcao#2026',
  };
};

interface Call {
  readonly Username?: string;
  readonly AccessToken?: string;
  readonly Filter?: string;
  readonly GroupName?: string;
  readonly Password?: string;
  readonly ProposedPassword?: string;
  readonly TemporaryPassword?: string;
  readonly UserAttributes?: AttributeType[];
}

/** A fault of the user pool, before or after a call's effect. */
export type PoolFault = { readonly error: Error; readonly when: 'before' | 'after' } | undefined;

const exception = { message: 'As the user pool says', $metadata: {} };
const unusedPassword = { status: 'FORCE_CHANGE_PASSWORD' } as const;

const shown = ({ userId, attributes, status, isEnabled }: KeptAccount) => ({
  Username: userId,
  Enabled: isEnabled,
  UserStatus: status,
  UserCreateDate: new Date('2026-01-01T00:00:00.000Z'),
  Attributes: Object.entries({ ...attributes, sub: userId }).map(([Name, Value]) => ({
    Name,
    Value,
  })),
});

const detailsOf = (account: KeptAccount) => {
  const { Attributes: UserAttributes, ...others } = shown(account);
  return { ...others, UserAttributes };
};

type Change = (account: KeptAccount, call: Call) => Partial<KeptAccount>;

const changes: readonly (readonly [unknown, Change])[] = [
  [
    AdminAddUserToGroupCommand,
    ({ groups }, { GroupName = '' }) => ({ groups: [...groups, GroupName] }),
  ],
  [AdminDisableUserCommand, () => ({ isEnabled: false })],
  [AdminEnableUserCommand, () => ({ isEnabled: true })],
  [AdminSetUserPasswordCommand, (_, { Password = '' }) => ({ password: Password })],
  [AdminUserGlobalSignOutCommand, () => ({})],
];

/**
 * An in-memory user pool with some accounts; it knows the access tokens of `aRequest`. `faultOf` gets the name of each
 * call, such as `AdminCreateUserCommand`, and its count from 1. `beforeCreation` runs between the search for the e-mail
 * of a new account and its creation.
 */
export function userPoolKeeps(
  accounts: readonly KeptAccount[] = [],
  faultOf: (call: string, number: number) => PoolFault = () => undefined,
  beforeCreation: () => unknown = () => undefined,
) {
  const stored = new Map(accounts.map((account) => [account.userId, account]));
  const numbers = new Map<string, number>();

  const find = (name = '') =>
    stored.get(name) ?? [...stored.values()].find(({ email }) => email === name);
  const need = (name: string | undefined) => {
    const account = find(name);
    if (!account) throw new UserNotFoundException(exception);
    return account;
  };
  const change = (account: KeptAccount, changed: Partial<KeptAccount>) => {
    stored.set(account.userId, { ...account, ...changed });
    return {};
  };
  const ofToken = ({ AccessToken = '' }: Call) => find(AccessToken.replace('token-of-', ''));

  const create = async ({ Username: email = '', UserAttributes = [], TemporaryPassword }: Call) => {
    if (find(email)) throw new UsernameExistsException(exception);
    await beforeCreation();
    const made = {
      ...anAccount(randomUUID()),
      ...{ email, ...unusedPassword },
      password: TemporaryPassword ?? '',
      attributes: Object.fromEntries(
        UserAttributes.map(({ Name = '', Value = '' }) => [Name, Value]),
      ),
    };
    stored.set(made.userId, made);
    return { User: { Username: made.userId, Attributes: [{ Name: 'sub', Value: made.userId }] } };
  };
  const search = ({ Filter = '' }: Call) => {
    const [, quoted = ''] = /^(?:sub|email) = "((?:[^"\\]|\\.)*)"$/.exec(Filter) ?? [];
    const found = find(quoted.replace(/\\(.)/g, '$1'));
    return { Users: found ? [shown(found)] : [] };
  };
  const remove = ({ Username }: Call) => {
    stored.delete(need(Username).userId);
    return {};
  };
  const getOwn = (call: Call) => {
    const account = ofToken(call);
    return account ? detailsOf(account) : {};
  };
  const changeOwnPassword = (call: Call) => {
    const account = ofToken(call);
    const password = call.ProposedPassword ?? '';
    return account ? change(account, { password, status: 'CONFIRMED' }) : {};
  };
  const answers = new Map<unknown, (call: Call) => object | Promise<object>>([
    [AdminCreateUserCommand, create],
    [AdminGetUserCommand, ({ Username }) => detailsOf(need(Username))],
    [ListUsersCommand, search],
    [AdminDeleteUserCommand, remove],
    [GetUserCommand, getOwn],
    [ChangePasswordCommand, changeOwnPassword],
    ...changes.map(
      ([command, changed]) =>
        [
          command,
          (call: Call) => {
            const account = need(call.Username);
            return change(account, changed(account, call));
          },
        ] as const,
    ),
  ]);
  userPoolMock.reset();
  // Faster than a stub for each command: the tests of all routes make thousands of calls.
  userPoolMock.send.callsFake(async (command) => {
    const { name } = command.constructor;
    const answer = answers.get(command.constructor);
    if (!answer) return { $metadata: {} };
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    const fault = faultOf(name, number);
    if (fault?.when === 'before') throw fault.error;
    const answered = await answer(command.input as Call);
    if (fault) throw fault.error;
    return { $metadata: {}, ...answered };
  });
  return {
    /** The accounts by their `sub`. */
    stored,
    accounts: () => [...stored.values()],
    /** Signs in with a temporary password, which the pool then treats as permanent. */
    signIn: (userId: string) => change(need(userId), { status: 'CONFIRMED' }),
  };
}

// Until a test stores accounts.
userPoolKeeps();

/** Resets the mock: every account is enabled and has these second factors. */
export function accountsHave(...UserMFASettingList: readonly string[]): void {
  userPoolMock.reset();
  const account = { Username: 'somebody', Enabled: true };
  userPoolMock.on(AdminGetUserCommand).resolves({
    ...account,
    ...(UserMFASettingList.length > 0 && { UserMFASettingList: [...UserMFASettingList] }),
  });
}
