import { randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  ListUsersCommand,
  type ListUsersCommandInput,
  UserNotFoundException,
  UsernameExistsException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolMock } from './mocked-user-pool.ts';
import { searchedValue } from './searched-value.ts';

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

type Call = { Username: string } & Record<string, unknown>;

/** A fault of the user pool, before or after a call's effect. */
export type PoolFault = { readonly error: Error; readonly when: 'before' | 'after' } | undefined;

const made = (attributes: AttributeType[] = []) =>
  Object.fromEntries(attributes.map(({ Name = '', Value = '' }) => [Name, Value]));

const exception = { message: 'As the user pool says', $metadata: {} };

type Change = (account: KeptAccount, call: Call) => Partial<KeptAccount>;

const changes = new Map<unknown, Change>([
  [
    AdminAddUserToGroupCommand,
    ({ groups }, call) => ({ groups: [...groups, String(call['GroupName'])] }),
  ],
  [AdminDisableUserCommand, () => ({ isEnabled: false })],
  [AdminEnableUserCommand, () => ({ isEnabled: true })],
  [AdminSetUserPasswordCommand, (_, call) => ({ password: String(call['Password']) })],
  [
    AdminUpdateUserAttributesCommand,
    ({ attributes }, call) => ({
      attributes: { ...attributes, ...made(call['UserAttributes'] as AttributeType[]) },
    }),
  ],
  [AdminUserGlobalSignOutCommand, () => ({})],
]);

/**
 * An in-memory user pool with some accounts. `faultOf` gets the name of each call, such as `AdminCreateUserCommand`,
 * and its count from 1.
 */
export function userPoolKeeps(
  accounts: readonly KeptAccount[] = [],
  faultOf: (call: string, number: number) => PoolFault = () => undefined,
) {
  const stored = new Map(accounts.map((account) => [account.userId, account]));
  const numbers = new Map<string, number>();

  const find = (name: string) =>
    stored.get(name) ?? [...stored.values()].find(({ email }) => email === name);
  const need = (name: string) => {
    const account = find(name);
    if (!account) throw new UserNotFoundException(exception);
    return account;
  };
  const withFaults = (name: string, answer: () => object): object => {
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    const fault = faultOf(name, number);
    if (fault?.when === 'before') throw fault.error;
    const answered = answer();
    if (fault) throw fault.error;
    return answered;
  };

  const create = (call: Call) => {
    const {
      Username: email = '',
      UserAttributes,
      TemporaryPassword = '',
    } = call as unknown as AdminCreateUserCommandInput;
    if (find(email)) throw new UsernameExistsException(exception);
    const userId = randomUUID();
    const attributes = made(UserAttributes);
    const password = TemporaryPassword;
    const status = 'FORCE_CHANGE_PASSWORD';
    stored.set(userId, {
      userId,
      email,
      attributes,
      isEnabled: true,
      groups: [],
      password,
      status,
    });
    return { User: { Username: userId, Attributes: [{ Name: 'sub', Value: userId }] } };
  };
  const shown = ({ userId, attributes, status, isEnabled }: KeptAccount) => {
    const Attributes = Object.entries({ ...attributes, sub: userId }).map(([Name, Value]) => ({
      Name,
      Value,
    }));
    return { Username: userId, Attributes, UserStatus: status, Enabled: isEnabled };
  };
  const get = ({ Username }: Call) => {
    const { Attributes: UserAttributes, ...account } = shown(need(Username));
    return { ...account, UserAttributes };
  };
  const search = (call: Call) => {
    const found = find(searchedValue(call as unknown as ListUsersCommandInput).value);
    return { Users: found ? [shown(found)] : [] };
  };

  const remove = ({ Username }: Call) => {
    stored.delete(need(Username).userId);
    return {};
  };
  const changeBy = (change: Change) => (call: Call) => {
    const account = need(call.Username);
    stored.set(account.userId, { ...account, ...change(account, call) });
    return {};
  };
  const answers = new Map<unknown, (call: Call) => object>([
    [AdminCreateUserCommand, create],
    [AdminGetUserCommand, get],
    [ListUsersCommand, search],
    [AdminDeleteUserCommand, remove],
    ...[...changes].map(([command, change]) => [command, changeBy(change)] as const),
  ]);
  userPoolMock.reset();
  userPoolMock.send.callsFake(async (command) => {
    const { name } = command.constructor;
    const answer = answers.get(command.constructor);
    return {
      $metadata: {},
      ...(answer && withFaults(name, () => answer(command.input as Call))),
    };
  });
  return {
    accounts: () => [...stored.values()],
    /** Signs in with a temporary password, which the pool then treats as permanent. */
    signIn: (userId: string) =>
      stored.set(userId, { ...need(userId), status: 'CONFIRMED' as const }),
  };
}
