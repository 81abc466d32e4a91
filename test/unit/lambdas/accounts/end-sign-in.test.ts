import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { endSignIn } from '#lambdas/accounts/end-sign-in.ts';
import type { UserItem } from '#lambdas/shared/identity/user-repository.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stored, tableHolds } from '#test/support/mocked-table.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const account = { UserPoolId: 'sa-east-1_pool', Username: ownerId };
const gone = new UserNotFoundException({ message: 'No such user', $metadata: {} });

const hasStatus = (status: UserItem['status']) => tableHolds(stored.user(aUser({ status })));

/** The commands that the user pool got, by name, and their input. */
const sent = () =>
  pool.calls().map(({ args: [command] }) => [command.constructor.name, command.input]);

beforeEach(() => {
  pool.reset();
  pool.onAnyCommand().resolves({});
});

it('disables the account of a disabled user and ends their sessions', async () => {
  hasStatus('disabled');
  await endSignIn(ownerId);
  expect(sent()).toEqual([
    ['AdminDisableUserCommand', account],
    ['AdminUserGlobalSignOutCommand', account],
  ]);
});

it('deletes the account of a removed user', async () => {
  hasStatus('removed');
  await endSignIn(ownerId);
  expect(sent()).toEqual([['AdminDeleteUserCommand', account]]);
});

it('leaves alone an active user, and one who is active again when the job runs late', async () => {
  hasStatus('active');
  await endSignIn(ownerId);
  tableHolds();
  await endSignIn(ownerId);
  expect(sent()).toEqual([]);
});

it.each(['disabled', 'removed'] as const)(
  'succeeds for a %s user without account',
  async (status) => {
    hasStatus(status);
    pool.onAnyCommand().rejects(gone);
    await expect(endSignIn(ownerId)).resolves.toBeUndefined();
  },
);

it.each([
  ['disabled', AdminDisableUserCommand],
  ['disabled', AdminUserGlobalSignOutCommand],
  ['removed', AdminDeleteUserCommand],
] as const)(
  'fails for a %s user while the pool throttles, so that the job runs again',
  async (status, command) => {
    hasStatus(status);
    pool
      .on(command as never)
      .rejects(new TooManyRequestsException({ message: 'Slow', $metadata: {} }));
    await expect(endSignIn(ownerId)).rejects.toThrow('Slow');
  },
);
