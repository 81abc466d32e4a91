import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider';
import { keys } from '#lambdas/platform/table/keys.ts';
import { addStaff, ensureUser, grantStaff } from '#scripts/identity/users.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { userPoolMock } from '#test/support/kept-user-pool.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';

const client = new CognitoIdentityProviderClient({});
const user = { poolId: 'sa-east-1_pool', email: 'nova@vitrine.test' };
const attributes = [{ Name: 'sub', Value: ownerId }];

/** Adds an account as staff; returns whether they must change their password first. */
async function isPasswordRequired(password?: string): Promise<boolean> {
  const account = await ensureUser(client, { ...user, ...(password && { password }) });
  await grantStaff(client, user, account);
  return itemAt(keys.user(ownerId))?.['isPasswordRequired'] === true;
}

beforeEach(() => {
  tableHolds();
  userPoolMock.reset();
  userPoolMock.on(AdminCreateUserCommand).resolves({ User: { Attributes: attributes } });
});

describe('new staff', () => {
  it('must change the temporary password of a new account', async () => {
    const gone = new UserNotFoundException({ message: 'of Cognito', $metadata: {} });
    userPoolMock.on(AdminGetUserCommand).rejects(gone);
    expect(await isPasswordRequired()).toBe(true);
    tableHolds();
    expect(await isPasswordRequired('Vitrine#2026')).toBe(false);
  });

  it.each([
    ['must change it, too, where an earlier run was interrupted', 'FORCE_CHANGE_PASSWORD', true],
    ['keep the password of an account that they use', 'CONFIRMED', false],
  ] as const)('%s', async (_, UserStatus, isRequired) => {
    const found = { Username: ownerId, UserStatus, UserAttributes: attributes };
    userPoolMock.on(AdminGetUserCommand).resolves(found);
    expect(await isPasswordRequired()).toBe(isRequired);
  });
});

describe('adding staff', () => {
  const accountIs = (UserStatus: UserStatusType) =>
    userPoolMock
      .on(AdminGetUserCommand)
      .resolves({ Username: ownerId, UserStatus, UserAttributes: attributes });
  const mailed = () =>
    userPoolMock.commandCalls(AdminCreateUserCommand).map((sent) => sent.args[0].input);

  it('mails another temporary password to a person who has not signed in with the first', async () => {
    accountIs('FORCE_CHANGE_PASSWORD');
    expect((await addStaff(client, user)).remark).toContain('received a new temporary password');
    expect(mailed()).toEqual([
      {
        UserPoolId: user.poolId,
        Username: user.email,
        MessageAction: 'RESEND',
        DesiredDeliveryMediums: ['EMAIL'],
      },
    ]);
  });

  it('mails nothing to a person with their own password', async () => {
    accountIs('CONFIRMED');
    expect((await addStaff(client, user)).remark).toBe('already had an account and is now staff');
    expect(mailed()).toEqual([]);
  });

  it('mails one temporary password to a person without an account', async () => {
    const none = new UserNotFoundException({ message: 'of Cognito', $metadata: {} });
    userPoolMock.on(AdminGetUserCommand).rejects(none);
    expect((await addStaff(client, user)).remark).toBe('received a temporary password by mail');
    expect(mailed()).toMatchObject([{ DesiredDeliveryMediums: ['EMAIL'] }]);
  });
});
