import {
  AdminGetUserCommand,
  InvalidParameterException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { reservationKeyOf } from '#lambdas/validators/reservation-key.ts';
import { undoReservation } from '#lambdas/validators/undo-reservation.ts';
import {
  broken,
  expectNothing,
  expectValidator,
  failing,
  newValidatorBody,
  postValidator,
  reservations,
  reservedEmails,
  runSweep,
  twoShops,
} from '#test/support/adding-validators.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import {
  anAccount,
  type KeptAccount,
  type PoolFault,
  userPoolKeeps,
  userPoolMock,
} from '#test/support/kept-user-pool.ts';
import type { Fault } from '#test/support/memory-table/faults.ts';
import {
  allItems,
  beforeWrite,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const [create, join] = ['AdminCreateUserCommand', 'AdminAddUserToGroupCommand'];
const exception = { message: 'As the user pool says', $metadata: {} };
const timeout = Object.assign(new Error('No answer'), { name: 'TimeoutError' });

const { email } = newValidatorBody;
const reservationKey = reservationKeyOf(businessId, email);
const key = keys.validatorReservation(businessId, reservationKey.emailHash);
const reservation = {
  ...key,
  ...{ id: 'first', businessId, email, shopId, state: 'reserved' },
  reservedAt: '2026-11-21T12:00:00.000Z',
};
const count = { ...keys.validatorsCount(shopId), validatorsCount: 1 };

const account: KeptAccount = {
  ...anAccount('99999999-9999-4999-8999-999999999999', { family_name: businessId }),
  email,
};

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(...twoShops);
});

describe('adding a validator leaves nothing behind if', () => {
  it.each([
    ['the account is refused', failing(create)],
    ['the account is throttled', failing(create, new TooManyRequestsException(exception))],
    ['the account is made, but the answer lost', failing(create, timeout, 'after')],
    [
      'the account is gone before its group is set',
      failing(join, new UserNotFoundException(exception)),
    ],
    ['the group is refused', failing(join)],
    ['the group is set, but the answer lost', failing(join, timeout, 'after')],
  ])('%s', async (_, faultOf) => {
    const pool = userPoolKeeps([], faultOf);
    const { code, headers } = await postValidator();
    expect([code, headers['retry-after']]).toEqual(['UNAVAILABLE', '1']);
    expectNothing(pool);
  });

  it.each<[string, Fault, string, number]>([
    ['the reservation is lost', 'lost request', 'SHOP SHOP', 503],
    ['the reservation is made, but the answer lost', 'lost answer', 'SHOP SHOP', 503],
    ['the reservation conflicts at each attempt', 'conflict', 'SHOP SHOP', 429],
    ['the commit is lost', 'lost request', 'BUSINESS VALIDATOR', 503],
    ['the commit conflicts at each attempt', 'conflict', 'BUSINESS VALIDATOR', 429],
  ])('%s', async (_, fault, kind, status) => {
    beforeWrite(({ kinds }) => (kinds.includes(kind) ? fault : undefined));
    const pool = userPoolKeeps();
    expect((await postValidator()).status).toBe(status);
    expectNothing(pool);
  });
});

describe('an attempt to add a validator that cannot be undone at once', () => {
  const faultOf = (made: string, number: number): PoolFault =>
    failing(join)(made, number) ??
    failing('AdminDeleteUserCommand', broken, 'before', 1)(made, number);

  it('is refused to others, and undone by the sweep after fifteen minutes', async () => {
    const pool = userPoolKeeps([], faultOf);
    expect((await postValidator()).status).toBe(503);
    expect(reservations()).toMatchObject([{ state: 'undoing' }]);
    expect(pool.accounts()).toHaveLength(1);
    expect((await postValidator()).code).toBe('REQUEST_IN_PROGRESS');
    expect(await runSweep(14)).toMatchObject({ reservations: { done: 0 } });
    expect(reservations()).toHaveLength(1);
    expect(await runSweep(16)).toMatchObject({ reservations: { done: 1, failed: 0 } });
    expectNothing(pool);
  });

  it('is undone by the next attempt once the Lambda of the first has ended', async () => {
    const pool = userPoolKeeps([], (made, number) =>
      number === 1 ? faultOf(made, number) : undefined,
    );
    expect((await postValidator()).status).toBe(503);
    for (const email of reservedEmails())
      putItems({ ...email, reservedAt: new Date(Date.now() - 31_000).toISOString() });
    expect((await postValidator()).status).toBe(201);
    expectValidator(pool);
  });

  it.each([
    ['is tried six times', 20_000, 6],
    ['is tried once, with no time for another attempt,', 5_000, 1],
  ])('%s, and left to the sweep', async (_, remainingTime, tries) => {
    let undone = 0;
    beforeWrite(({ kinds: [first, ...others] }) => {
      if (first !== 'BUSINESS VALIDATOR_RESERVATION' || others.length > 0) return undefined;
      undone += 1;
      return 'conflict';
    });
    userPoolKeeps([], failing(create));
    const event = aRequest(routeKeyOf(validatorRoutes.createValidator), requestOf.createValidator);
    expect((await invokeHandler(handler, event, remainingTime)).status).toBe(503);
    expect(undone).toBe(tries);
    expect(reservations()).toHaveLength(1);
  });

  it('fails the run of a sweep that cannot undo it either', async () => {
    userPoolKeeps(
      [],
      (made, number) => failing('AdminDeleteUserCommand')(made, number) ?? faultOf(made, number),
    );
    await postValidator();
    await expect(runSweep(16)).rejects.toThrow('1 reservations or accesses not ended');
    expect(reservations()).toHaveLength(1);
  });
});

describe('undoing the reservation of a validator', () => {
  const undo = (id = 'first') => undoReservation(reservationKey, id);

  beforeEach(() => tableHolds(reservation, count));

  it('does not touch the account of a later attempt', async () => {
    const pool = userPoolKeeps([account]);
    // Before this run reads the account, another run has finished, and the e-mail is being added again.
    userPoolMock.on(AdminGetUserCommand).callsFake(() => {
      putItems({ ...reservation, id: 'second' });
      const UserAttributes = [{ Name: 'family_name', Value: businessId }];
      return { Username: account.userId, UserAttributes };
    });
    await undo();
    expect(pool.accounts()).toHaveLength(1);
    expect(itemAt(key)).toMatchObject({ id: 'second', state: 'reserved' });
    expect(itemAt(count)).toMatchObject({ validatorsCount: 1 });
  });

  it('does nothing if another attempt holds the reservation', async () => {
    const pool = userPoolKeeps([account]);
    await undo('second');
    expect(pool.accounts()).toHaveLength(1);
    expect(itemAt(key)).toMatchObject({ state: 'reserved' });
  });

  it.each<[string, Partial<KeptAccount>, boolean]>([
    ['that the business did not create', { attributes: { family_name: 'biz_OTHER' } }, false],
    ['of an active user', {}, true],
    ['of an active user, which is disabled', { isEnabled: false }, true],
  ])('does not change an account %s, and frees the e-mail', async (_, changes, isUsers) => {
    if (isUsers) putItems(stored.user(aValidatorUser({ userId: account.userId })));
    const pool = userPoolKeeps([{ ...account, ...changes }]);
    await undo();
    expect(pool.accounts()).toEqual([{ ...account, ...changes }]);
    expect(itemAt(key)).toBeUndefined();
    expect(itemAt(count)).toMatchObject({ validatorsCount: 0 });
  });

  it('frees the reservation of an e-mail that cannot name an account', async () => {
    userPoolKeeps();
    userPoolMock.on(AdminGetUserCommand).rejects(new InvalidParameterException(exception));
    await undo();
    expect(itemAt(key)).toBeUndefined();
    expect(itemAt(count)).toMatchObject({ validatorsCount: 0 });
  });

  it('does not lower the count if it was removed with its shop', async () => {
    tableHolds(reservation);
    userPoolKeeps();
    await undo();
    expect(allItems()).toEqual([]);
  });
});
