import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const names = () => userPoolMock.calls().map((sent) => sent.args[0].constructor.name);

beforeEach(() => userPoolKeeps([anAccount(ownerId)]));

describe('the account of a user', () => {
  it.each([
    ['active', [AdminEnableUserCommand.name]],
    ['disabled', [AdminDisableUserCommand.name, AdminUserGlobalSignOutCommand.name]],
    ['removed', [AdminDeleteUserCommand.name]],
  ] as const)('follows the status %s', async (status, expected) => {
    tableHolds(stored.user(aUser({ status })));
    await syncStatus(ownerId);
    expect(names()).toEqual(expected);
  });

  it('is not touched without a user', async () => {
    tableHolds();
    await syncStatus(ownerId);
    expect(names()).toEqual([]);
  });

  it('follows a status that changes meanwhile', async () => {
    tableHolds(stored.user(aUser({ status: 'disabled' })));
    userPoolMock.on(AdminDisableUserCommand).callsFake(() => {
      putItems(stored.user(aUser()));
      return {};
    });
    await syncStatus(ownerId);
    expect(names().at(-1)).toBe(AdminEnableUserCommand.name);
  });
});
