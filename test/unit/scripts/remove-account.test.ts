import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { removeAccount } from '#scripts/accounts/remove-account.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { userPool } from '#test/support/mocked-accounts.ts';
import {
  failingAt,
  nameOf,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const poolId = 'sa-east-1_pool';
const email = 'caio@vitrine.test';
const remove = (name: string) =>
  removeAccount(new CognitoIdentityProviderClient({}), { poolId, name });
const tombstone = () => writeOf(keys.user(validatorUserId)).Put;

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
  it('removes a disabled validator by their e-mail, with their record, in one transaction', async () => {
    const status = 'disabled';
    tableHolds(stored.user(aValidatorUser({ status })), stored.validator(aValidator({ status })));
    expect(await remove('Caio@vitrine.test')).toEqual({
      userId: validatorUserId,
      hasAccount: true,
      status,
    });
    expect(transactions()).toHaveLength(1);
    expect(writtenKeys()).toEqual(
      [keys.user(validatorUserId), keys.validator(businessId, validatorId)].map(nameOf).sort(),
    );
    expect(tombstone()?.Item).toMatchObject({
      userId: validatorUserId,
      status: 'removed',
      createdAt: aUser().createdAt,
    });
    expect(tombstone()?.ExpressionAttributeValues).toMatchObject({ ':status': status });
  });

  it('removes a former validator, whose business was closed', async () => {
    tableHolds(stored.user(aUser({ userId: validatorUserId, status: 'disabled' })));
    expect((await remove(email)).status).toBe('disabled');
    expect(writtenKeys()).toEqual([nameOf(keys.user(validatorUserId))]);
  });

  it('takes an active validator from the number of their shop, and closes the business of an owner', async () => {
    const count = keys.validatorsCount(aValidator().shopId);
    tableHolds(stored.user(aValidatorUser()), stored.validator(aValidator()), {
      ...count,
      validatorsCount: 1,
    });
    await remove(email);
    expect(writtenKeys()).toContain(nameOf(count));
    tableHolds(stored.user(aUser({ businessId })), stored.business(aBusiness()));
    await remove(ownerId);
    expect(writeOf(keys.business(businessId)).Put?.Item).toMatchObject({ status: 'closed' });
  });

  it('takes a sub without an account and without an item, which nobody may make meanwhile', async () => {
    tableHolds();
    expect(await remove(validatorUserId)).toEqual({
      userId: validatorUserId,
      hasAccount: false,
      status: undefined,
    });
    expect(tombstone()?.ConditionExpression).toBe('attribute_not_exists(PK)');
  });

  it('changes nothing when it is repeated', async () => {
    tableHolds(stored.user(aUser({ userId: validatorUserId, status: 'removed' })));
    expect((await remove(email)).status).toBe('removed');
    expect(transactions()).toEqual([]);
  });

  it('decides again where another write came first', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    tableHolds(stored.user(aValidatorUser()));
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(stored.user(aValidatorUser({ status: 'disabled' })));
      return failingAt(keys.user(validatorUserId))(input);
    });
    expect((await remove(email)).status).toBe('disabled');
  });

  it('refuses an e-mail without an account, and what is no name of an account', async () => {
    tableHolds();
    await expect(remove('nobody@vitrine.test')).rejects.toThrow('no account');
    await expect(remove('caio')).rejects.toThrow('neither');
    expect(transactions()).toEqual([]);
  });
});
