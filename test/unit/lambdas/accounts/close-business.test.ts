import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider';
import { closeBusinessSteps, isClosedOrGone } from '#lambdas/accounts/close-business.ts';
import { removeValidatorOfClosedBusiness } from '#lambdas/accounts/remove-validator.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { closeShop } from '#lambdas/shops/close-shop.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  nameOf,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { emptyUserPool, userPool } from '#test/support/mocked-user-pool.ts';
import { validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

beforeEach(emptyUserPool);

describe('the removal of a closed business', () => {
  it('is that of a closed one or one that is gone, and fails for one that cannot be read', async () => {
    tableHolds(stored.business(aBusiness({ status: 'active' })));
    expect(await isClosedOrGone(businessId)).toBe(false);
    tableHolds(stored.business(aBusiness({ status: 'closed' })));
    expect(await isClosedOrGone(businessId)).toBe(true);
    tableHolds();
    expect(await isClosedOrGone(businessId)).toBe(true);
    tableHolds({ ...keys.business(businessId), status: 'closed' });
    await expect(isClosedOrGone(businessId)).rejects.toThrow(businessId);
  });

  it.each([
    keys.shopOfBusiness(businessId, shopId),
    keys.validator(businessId, validatorId),
    keys.offerOfBusiness(businessId, 'off_1'),
  ])('keeps its lists and record while they have $SK', async (row) => {
    tableHolds();
    const { emptied } = closeBusinessSteps(businessId, now).late;
    queriesFind(row);
    await expect(emptied?.(undefined)).rejects.toThrow('waits');
    queriesFind();
    expect(await emptied?.(undefined)).toEqual({ count: 1, position: undefined });
  });
});

describe('the removal of a shop that cannot be read', () => {
  const shopIdentifier = 'padariaaurora';
  const damaged = { ...keys.shop(shopId), shopIdentifier };
  const identifier = keys.shopIdentifier(shopIdentifier);
  const others = [
    keys.shop(shopId),
    keys.shopOfBusiness(businessId, shopId),
    keys.validatorsCount(shopId),
  ];

  it('withdraws its identifier', async () => {
    tableHolds(damaged, { ...identifier, shopId, businessId });
    await closeShop(businessId, shopId, now);
    expect(writtenKeys()).toEqual([identifier, ...others].map(nameOf).sort());
    expect(writeOf(identifier).Put?.Item).toEqual({
      ...identifier,
      reservedUntil: expect.any(String) as string,
      ttl: expect.any(Number) as number,
    });
  });

  it.each([
    ['that another shop has', [damaged, { ...identifier, shopId: 'shp_2', businessId }]],
    ['that it gave up', [damaged, { ...identifier, shopId, businessId, reservedUntil: 'later' }]],
    ['that is gone', [damaged]],
    ['of a shop that is gone', []],
  ])('leaves an identifier alone %s', async (_, items) => {
    tableHolds(...items);
    await closeShop(businessId, shopId, now);
    expect(writtenKeys()).toEqual(others.map(nameOf).sort());
  });
});

describe('the removal of a validator of a closed business', () => {
  const remove = () => removeValidatorOfClosedBusiness(businessId, validatorId);
  const named = () => userPool.calls().map(({ args: [command] }) => command.constructor.name);
  const forget = 'AdminUpdateUserAttributesCommand';

  it('takes the business from their account first', async () => {
    tableHolds(stored.validator(aValidator()), stored.user(aValidatorUser()));
    userPool.on(AdminUpdateUserAttributesCommand).rejectsOnce(new Error('down'));
    await expect(remove()).rejects.toThrow('down');
    expect(transactions()).toEqual([]);
    await remove();
    expect(userPool.commandCalls(AdminUpdateUserAttributesCommand)[0]?.args[0].input).toMatchObject(
      {
        Username: validatorUserId,
        UserAttributes: [
          { Name: 'family_name', Value: '' },
          { Name: 'custom:shop', Value: '' },
        ],
      },
    );
    expect(writtenKeys()).toEqual(
      [keys.validator(businessId, validatorId), keys.user(validatorUserId)].map(nameOf).sort(),
    );
  });

  it('disables again the account of one who is disabled', async () => {
    const status = 'disabled';
    tableHolds(stored.validator(aValidator({ status })), stored.user(aValidatorUser({ status })));
    await remove();
    expect(named()).toEqual([forget, 'AdminDisableUserCommand', 'AdminUserGlobalSignOutCommand']);
  });

  it('leaves the account alone of one who left', async () => {
    const gone = aValidatorUser({ status: 'removed' });
    delete gone.validatorId;
    tableHolds(stored.validator(aValidator()), stored.user(gone));
    await remove();
    expect(named()).toEqual([]);
    expect(writtenKeys()).toEqual([nameOf(keys.validator(businessId, validatorId))]);
  });

  it('fails where the record cannot be read', async () => {
    tableHolds({ ...keys.validator(businessId, validatorId), userId: validatorUserId });
    await expect(remove()).rejects.toThrow(validatorId);
    tableHolds();
    await remove();
    expect(transactions()).toEqual([]);
  });
});
