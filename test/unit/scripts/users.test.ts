import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { keys } from '#lambdas/shared/table/keys.ts';
import { ensureUser, grantStaff } from '#scripts/identity/users.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { userPool } from '#test/support/mocked-accounts.ts';
import { tableHolds, writeOf } from '#test/support/mocked-table.ts';

const client = new CognitoIdentityProviderClient({});
const user = { poolId: 'sa-east-1_pool', email: 'nova@vitrine.test' };
const attributes = [{ Name: 'sub', Value: ownerId }];

/** Adds an account as staff; returns whether they must change their password first. */
async function isPasswordRequired(password?: string): Promise<boolean> {
  const account = await ensureUser(client, { ...user, ...(password && { password }) });
  await grantStaff(client, user, account);
  const { Update } = writeOf(keys.user(ownerId));
  return Update?.UpdateExpression?.includes('isPasswordRequired = :true') ?? false;
}

beforeEach(() => {
  tableHolds();
  userPool.reset();
  userPool.on(AdminCreateUserCommand).resolves({ User: { Attributes: attributes } });
});

describe('new staff', () => {
  it('must change the temporary password of a new account', async () => {
    const gone = new UserNotFoundException({ message: 'of Cognito', $metadata: {} });
    userPool.on(AdminGetUserCommand).rejects(gone);
    expect(await isPasswordRequired()).toBe(true);
    expect(await isPasswordRequired('Vitrine#2026')).toBe(false);
  });

  it.each([
    ['must change it, too, where an earlier run was interrupted', 'FORCE_CHANGE_PASSWORD', true],
    ['keep the password of an account that they use', 'CONFIRMED', false],
  ] as const)('%s', async (_, UserStatus, isRequired) => {
    const found = { Username: ownerId, UserStatus, UserAttributes: attributes };
    userPool.on(AdminGetUserCommand).resolves(found);
    expect(await isPasswordRequired()).toBe(isRequired);
  });
});
