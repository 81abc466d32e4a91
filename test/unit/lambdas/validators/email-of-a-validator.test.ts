import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { emailHashOf } from '#lambdas/validators/reservation-key.ts';
import {
  base,
  beforeAddingValidators,
  broken,
  email,
  expectValidator,
  failing,
  postValidator,
} from '#test/support/adding-validators.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { type KeptAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  allItems,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { requestOf, validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

beforeAddingValidators();

const emailHash = emailHashOf(String(email));
const record = aValidator({ email: String(email) });
const account: KeptAccount = {
  userId: validatorUserId,
  email: String(email),
  attributes: { family_name: businessId, 'custom:shop': shopId },
  isEnabled: true,
  groups: ['validators'],
  password: 'Velha#2026',
};
const reserved = {
  ...keys.validatorEmail(emailHash),
  ...{ id: 'first', businessId, reservedAt: record.createdAt, userId: validatorUserId },
};
const user = aValidatorUser({ emailHash });
const items = [
  ...base,
  stored.validator(record),
  stored.user(user),
  reserved,
  { ...keys.validatorsCount(shopId), validatorsCount: 1 },
];

const disable = () =>
  invokeHandler(
    handler,
    aRequest(routeKeyOf(validatorRoutes.deleteValidator), requestOf.deleteValidator),
  );
const tombstone = () => itemAt(keys.user(validatorUserId));
const emails = () => itemsOfKind('VALIDATOR_EMAIL VALIDATOR_EMAIL');

/** Expects a new validator with the e-mail, beside the disabled record of the previous one. */
function expectAddedAnew(pool: ReturnType<typeof userPoolKeeps>): void {
  const [made, ...others] = pool.accounts();
  expect(others).toEqual([]);
  expect(made?.userId).not.toBe(validatorUserId);
  expect(itemsOfKind('BUSINESS VALIDATOR')).toHaveLength(2);
  expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({ status: 'disabled' });
  expect(itemAt(keys.user(made?.userId ?? ''))).toMatchObject({ status: 'active' });
  expect(emails()).toMatchObject([{ userId: made?.userId }]);
}

describe('a validator', () => {
  it('is not added before the business is approved', async () => {
    tableHolds(...base, stored.business(aBusiness({ status: 'pending_approval' })));
    const before = allItems();
    const pool = userPoolKeeps();
    expect(await postValidator()).toMatchObject({
      status: 409,
      body: { code: 'BUSINESS_NOT_ACTIVE' },
    });
    expect(allItems()).toEqual(before);
    expect(pool.accounts()).toEqual([]);
  });

  it('who is removed frees their e-mail for another account and record', async () => {
    tableHolds(...items);
    const pool = userPoolKeeps([account]);
    expect((await disable()).status).toBe(204);
    expect(pool.accounts()).toEqual([]);
    expect(emails()).toEqual([]);
    expect(tombstone()).toMatchObject({ status: 'removed' });
    expect(tombstone()).not.toHaveProperty('emailHash');
    expect((await postValidator()).status).toBe(201);
    expectAddedAnew(pool);
  });

  it('keeps the mark that they removed their account', async () => {
    const removed = stored.user(aValidatorUser({ status: 'removed' }));
    tableHolds(...items, removed);
    userPoolKeeps([account]);
    expect((await disable()).status).toBe(204);
    expect(tombstone()).toEqual(removed);
    expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({ status: 'disabled' });
  });
});

describe('the e-mail of a validator', () => {
  it('is reserved across businesses while their account exists, whether it is found or not', async () => {
    const ofOther = { ...reserved, businessId: 'biz_OTHER' };
    tableHolds(...base, stored.user(user), ofOther);
    // The user pool may not find an account that was created a moment ago.
    userPoolKeeps();
    expect(await postValidator()).toMatchObject({
      status: 409,
      body: { code: 'VALIDATOR_EMAIL_TAKEN' },
    });
    expect(userPoolMock.calls()).toEqual([]);
    expect(emails()).toEqual([ofOther]);
    expect(allItems().find((item) => 'periodCount' in item)).toMatchObject({ periodCount: 1 });
  });

  it.each(['before', 'after'] as const)(
    'is freed by the next attempt to add it, if the deletion of the account failed (%s its effect)',
    async (when) => {
      tableHolds(...items);
      const pool = userPoolKeeps([account], failing('AdminDeleteUserCommand', broken, when, 1));
      expect((await disable()).status).toBe(204);
      expect(emails()).toEqual([reserved]);
      expect(tombstone()).toMatchObject({ status: 'removed', emailHash });
      expect((await postValidator()).status).toBe(201);
      expectAddedAnew(pool);
    },
  );

  it('stays with the new validator when the deletion of the old account runs again', async () => {
    tableHolds(...items);
    const pool = userPoolKeeps([account]);
    await disable();
    await postValidator();
    putItems(stored.user({ ...user, status: 'removed' }));
    await syncStatus(validatorUserId);
    expectAddedAnew(pool);
    expect(tombstone()).not.toHaveProperty('emailHash');
  });

  it('is free if neither user nor tombstone is left', async () => {
    tableHolds(...base, reserved);
    const pool = userPoolKeeps([account]);
    expect((await postValidator()).status).toBe(201);
    expectValidator(pool);
  });
});
