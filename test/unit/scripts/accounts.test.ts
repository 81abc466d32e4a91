import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { keys } from '#lambdas/platform/table/keys.ts';
import { removeAccount } from '#scripts/identity/remove-account.ts';
import { ensureUser, grantStaff } from '#scripts/identity/users.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  aValidator,
  aValidatorUser,
  validatorId,
  validatorUserId,
} from '#test/support/builders/a-validator.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  allItems,
  beforeNextWrite,
  itemAt,
  putItems,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const userPool = mockClient(CognitoIdentityProviderClient);
const poolId = 'sa-east-1_pool';
const email = 'caio@vitrine.test';
const client = new CognitoIdentityProviderClient({});
const remove = (name: string) => removeAccount(client, { poolId, name });
const theirUser = () => itemAt(keys.user(validatorUserId));
const theirRecord = () => itemAt(keys.validator(businessId, validatorId));

beforeEach(() => {
  userPool.reset();
  userPool
    .on(AdminGetUserCommand)
    .rejects(new UserNotFoundException({ message: 'of Cognito', $metadata: {} }));
  userPool
    .on(AdminGetUserCommand, { Username: email })
    .resolves({ UserAttributes: [{ Name: 'sub', Value: validatorUserId }] });
});

describe('the removal of an account by support', () => {
  it('removes a validator by their e-mail, with their record, in one transaction', async () => {
    const status = 'disabled';
    tableHolds(stored.user(aValidatorUser({ status })), stored.validator(aValidator()));
    expect(await remove('Caio@vitrine.test')).toEqual({
      userId: validatorUserId,
      hasAccount: true,
      status,
    });
    expect(writesMade()).toBe(1);
    expect(theirRecord()).toBeUndefined();
    expect(theirUser()).toMatchObject({ status: 'removed', createdAt: aUser().createdAt });
  });

  it('accepts a sub without an account and without an item', async () => {
    tableHolds();
    const gone = { userId: validatorUserId, hasAccount: false, status: undefined };
    expect(await remove(validatorUserId)).toEqual(gone);
    expect(theirUser()).toMatchObject({ userId: validatorUserId, status: 'removed' });
  });

  it('changes nothing when it is repeated', async () => {
    const user = stored.user(aUser({ userId: validatorUserId, status: 'removed' }));
    tableHolds(user);
    expect((await remove(email)).status).toBe('removed');
    expect(allItems()).toEqual([user]);
  });

  it('decides again if the user was disabled meanwhile', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    tableHolds(stored.user(aValidatorUser()));
    beforeNextWrite(() => putItems(stored.user(aValidatorUser({ status: 'disabled' }))));
    expect((await remove(email)).status).toBe('disabled');
    expect(theirUser()).toMatchObject({ status: 'removed' });
  });

  it('refuses an e-mail without an account, and a text that cannot name an account', async () => {
    tableHolds();
    await expect(remove('nobody@vitrine.test')).rejects.toThrow('no account');
    await expect(remove('caio')).rejects.toThrow('neither');
    expect(allItems()).toEqual([]);
  });
});

describe('new staff', () => {
  const user = { poolId, email: 'nova@vitrine.test' };
  const UserAttributes = [{ Name: 'sub', Value: ownerId }];

  it.each<[string, UserStatusType | undefined, string | undefined, boolean]>([
    ['must change the temporary password of a new account', undefined, undefined, true],
    ['must change it where an earlier run ended', 'FORCE_CHANGE_PASSWORD', undefined, true],
    ['keep a password that the command gave them', undefined, 'Vitrine#2026', false],
    ['keep the password of an account that they use', 'CONFIRMED', undefined, false],
  ])('%s', async (_, UserStatus, password, isRequired) => {
    tableHolds();
    const { email: Username } = user;
    if (UserStatus) {
      const found = { Username, UserStatus, UserAttributes };
      userPool.on(AdminGetUserCommand, { Username }).resolves(found);
    }
    userPool.on(AdminCreateUserCommand).resolves({ User: { Attributes: UserAttributes } });
    const account = await ensureUser(client, { ...user, ...(password && { password }) });
    await grantStaff(client, user, account);
    expect(itemAt(keys.user(ownerId))?.['isPasswordRequired'] === true).toBe(isRequired);
  });
});
