import { validatorRoutes } from '#contract/validators/routes.ts';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { emailHashOf } from '#lambdas/validators/reservation-key.ts';
import {
  broken,
  expectValidator,
  failing,
  newValidatorBody,
  postValidator,
  reservedEmails,
  twoShops,
} from '#test/support/adding-validators.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import {
  aValidator,
  aValidatorUser,
  validatorId,
  validatorUserId,
} from '#test/support/builders/a-validator.ts';
import { owner, stranger, strangerId } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt, stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  allItems,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const { email } = newValidatorBody;
const emailHash = emailHashOf(email);
const record = aValidator({ email });
const account = {
  ...anAccount(validatorUserId, { email, family_name: businessId, 'custom:shop': shopId }),
  email,
};
const reserved = {
  ...keys.validatorEmail(emailHash),
  ...{ id: 'first', businessId, reservedAt: record.createdAt, userId: validatorUserId },
};
const user = aValidatorUser({ emailHash });
const items = [
  ...twoShops,
  stored.validator(record),
  stored.user(user),
  reserved,
  { ...keys.validatorsCount(shopId), validatorsCount: 1 },
];
const otherId = `${businessId.slice(0, -3)}THR`;
const otherBakery = aBakery({
  business: aBusiness({ id: otherId, userId: strangerId }),
  shops: [aShop({ id: shopIdNo(3), businessId: otherId, userId: strangerId })],
});
const byTheOther = {
  as: stranger,
  params: { id: otherId },
  body: { ...newValidatorBody, shopId: shopIdNo(3) },
};

const disable = (id: string = validatorId) =>
  call(validatorRoutes.deleteValidator, {
    as: owner,
    params: { id: businessId, validatorId: id },
  });
const tombstone = () => itemAt(keys.user(validatorUserId));

/** Expects a new validator with the e-mail, beside the disabled record of the previous one. */
function expectAddedAnew(pool: ReturnType<typeof userPoolKeeps>): void {
  const [made, ...others] = pool.accounts();
  expect(others).toEqual([]);
  expect(made?.userId).not.toBe(validatorUserId);
  expect(itemsOfKind('BUSINESS VALIDATOR')).toHaveLength(2);
  expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({ status: 'disabled' });
  expect(itemAt(keys.user(made?.userId ?? ''))).toMatchObject({ status: 'active' });
  expect(reservedEmails()).toMatchObject([{ userId: made?.userId }]);
}

beforeEach(() => {
  stopDateAndPausesAt('2026-11-21T12:00:00.000Z');
  tableHolds(...items);
});
afterEach(() => jest.useRealTimers());

describe('the e-mail of a validator', () => {
  it('is reserved across businesses while their account exists, whether it is found or not', async () => {
    const ofOther = { ...reserved, businessId: otherId };
    tableHolds(...twoShops, stored.user(user), ofOther);
    // The user pool may not find an account that was created a moment ago.
    userPoolKeeps();
    expect((await postValidator()).code).toBe('VALIDATOR_EMAIL_TAKEN');
    expect(userPoolMock.calls()).toEqual([]);
    expect(reservedEmails()).toEqual([ofOther]);
    expect(allItems().find((item) => 'periodCount' in item)).toMatchObject({ periodCount: 1 });
  });

  it.each([
    ['somebody who is no validator', {}, []],
    ['a user of the business', { family_name: businessId }, [stored.user(user)]],
  ])('is refused if it is that of the account of %s, which stays', async (_, attributes, users) => {
    tableHolds(...twoShops, ...users);
    const pool = userPoolKeeps([{ ...anAccount(validatorUserId, attributes), email }]);
    expect((await postValidator()).code).toBe('VALIDATOR_EMAIL_TAKEN');
    expect(pool.accounts()).toMatchObject([{ userId: validatorUserId, isEnabled: true }]);
    expect(reservedEmails()).toEqual([]);
  });

  it('is free for another account and record after their removal', async () => {
    const pool = userPoolKeeps([account]);
    expect((await disable()).status).toBe(204);
    expect(pool.accounts()).toEqual([]);
    expect(reservedEmails()).toEqual([]);
    expect((await postValidator()).status).toBe(201);
    expectAddedAnew(pool);
    // The job of the removal.
    putItems(stored.user({ ...user, status: 'removed' }));
    await syncStatus(validatorUserId);
    expectAddedAnew(pool);
    expect(tombstone()).not.toHaveProperty('emailHash');
  });

  it.each(['before', 'after'] as const)(
    'is freed by the next attempt to add it, if the deletion of the account failed (%s its effect)',
    async (when) => {
      const pool = userPoolKeeps([account], failing('AdminDeleteUserCommand', broken, when, 1));
      await disable();
      expect(reservedEmails()).toEqual([reserved]);
      expect(tombstone()).toMatchObject({ status: 'removed', emailHash });
      expect((await postValidator()).status).toBe(201);
      expectAddedAnew(pool);
    },
  );

  it('is free if neither user nor tombstone is left', async () => {
    tableHolds(...twoShops, reserved);
    const pool = userPoolKeeps([account]);
    expect((await postValidator()).status).toBe(201);
    expectValidator(pool);
  });
});

describe('an e-mail that was added and removed twice in a day', () => {
  async function addAndRemove(): Promise<void> {
    expect((await disable((await postValidator()).body.id)).status).toBe(204);
  }

  beforeEach(() => tableHolds(...twoShops, ...otherBakery));

  it.each([
    ['the same business', {}],
    ['another one', byTheOther],
  ])('is refused to %s until the day is over, before an account is created', async (_, parts) => {
    const pool = userPoolKeeps();
    await addAndRemove();
    await addAndRemove();
    const { code, headers } = await postValidator(parts);
    expect([code, headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', `${15 * 60 * 60}`]);
    expect(pool.accounts()).toEqual([]);
    const body = { ...newValidatorBody, email: 'outra@vitrine.test' };
    expect((await postValidator({ body })).status).toBe(201);
    stopDateAt('2026-11-22T03:00:00.000Z');
    expect((await postValidator(parts)).status).toBe(201);
  });

  it('may have been tried before without success, because that mailed nothing', async () => {
    userPoolKeeps([], failing('AdminCreateUserCommand', broken, 'before', 3));
    for (let attempt = 1; attempt <= 3; attempt += 1)
      expect((await postValidator()).status).toBe(503);
    await addAndRemove();
    await addAndRemove();
  });
});
