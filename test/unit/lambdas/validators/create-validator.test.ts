import { keys } from '#lambdas/platform/table/keys.ts';
import { reservationKeyOf } from '#lambdas/validators/reservation-key.ts';
import {
  addRequest,
  base,
  beforeAddingValidators,
  broken,
  email,
  expectNothing,
  expectValidator,
  failing,
  postValidator,
  temporaryPassword,
} from '#test/support/adding-validators.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { type KeptAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import {
  beforeWrite,
  itemsOfKind,
  putItems,
  requestsMade,
  tableHolds,
} from '#test/support/memory-table/table.ts';

beforeAddingValidators();

describe('adding a validator', () => {
  it('creates account, record and user', async () => {
    tableHolds(...base);
    const pool = userPoolKeeps();
    expect((await postValidator()).status).toBe(201);
    expectValidator(pool);
  });

  it('does not undo a commit whose answer was lost', async () => {
    tableHolds(...base);
    beforeWrite(({ kinds }) => (kinds.includes('BUSINESS VALIDATOR') ? 'lost answer' : undefined));
    const pool = userPoolKeeps();
    expect((await postValidator()).status).toBe(503);
    expectValidator(pool);
  });

  it('succeeds at a second attempt after a conflict of the commit', async () => {
    let conflicts = 0;
    tableHolds(...base);
    beforeWrite(({ kinds }) => {
      if (!kinds.includes('BUSINESS VALIDATOR') || conflicts > 0) return undefined;
      conflicts += 1;
      return 'conflict';
    });
    const pool = userPoolKeeps();
    expect((await postValidator()).status).toBe(201);
    expectValidator(pool);
  });

  it('replaces an account that an earlier attempt of the business left', async () => {
    const left: KeptAccount = {
      userId: '99999999-9999-4999-8999-999999999999',
      email: String(email),
      attributes: { family_name: businessId, 'custom:shop': otherShopId },
      isEnabled: true,
      groups: [],
      password: 'Velha#2026',
    };
    tableHolds(...base);
    const pool = userPoolKeeps([left]);
    expect((await postValidator()).status).toBe(201);
    expectValidator(pool);
    expect(pool.accounts()[0]?.userId).not.toBe(left.userId);
  });

  it('does not store under its key that another request was under way', async () => {
    const headers = { 'idempotency-key': 'key-of-8' };
    const { emailHash } = reservationKeyOf(businessId, String(email));
    tableHolds(...base);
    const pool = userPoolKeeps();
    const reservedAt = new Date().toISOString();
    const reservation = {
      ...keys.validatorReservation(businessId, emailHash),
      ...{ id: 'other', businessId, email, shopId, reservedAt, state: 'reserved' },
    };
    const claim = keys.validatorEmail(emailHash);
    putItems(reservation, { ...reservation, ...claim });
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await postValidator({ headers: json })).body['code']).toBe('REQUEST_IN_PROGRESS');
    putItems({ ...reservation, ...claim, reservedAt: new Date(0).toISOString() });
    expect((await postValidator({ headers: json })).status).toBe(201);
    expectValidator(pool);
  });

  it('is refused above twenty attempts of a business on a day, successful or not', async () => {
    tableHolds(...base);
    const pool = userPoolKeeps([], failing('AdminCreateUserCommand', broken));
    for (let attempt = 1; attempt <= 20; attempt += 1)
      expect((await postValidator()).status).toBe(503);
    const { status, body } = await postValidator();
    expect({ status, code: body['code'] }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expectNothing(pool);
  });

  it('counts once a day, however often its commit is tried', async () => {
    let conflicts = 0;
    tableHolds(...base);
    beforeWrite(({ kinds }) => {
      if (!kinds.includes('BUSINESS VALIDATOR') || conflicts === 3) return undefined;
      conflicts += 1;
      return 'conflict';
    });
    userPoolKeeps();
    const daysCount = () =>
      itemsOfKind('BUSINESS VALIDATORS_ADDED').find((item) => 'periodCount' in item);
    expect((await postValidator()).status).toBe(201);
    expect(daysCount()).toMatchObject({ periodCount: 1 });

    const counter = daysCount();
    if (!counter) throw new Error('Nothing was counted');
    putItems({ ...counter, periodCount: 19 });
    conflicts = 0;
    const body = { ...(addRequest.body as object), email: 'caio@vitrine.test' };
    expect((await postValidator({ body })).status).toBe(201);
    expect(daysCount()).toMatchObject({ periodCount: 20 });
  });
});

describe('the temporary password', () => {
  it.each([
    ['succeeds', () => undefined],
    [
      'is refused',
      failing('AdminAddUserToGroupCommand', Object.assign(new Error(), { name: 'X' })),
    ],
    [
      'fails with the password in its error',
      failing(
        'AdminCreateUserCommand',
        Object.assign(broken, { TemporaryPassword: temporaryPassword }),
      ),
    ],
  ] as const)('is in no write, log line or answer if the call %s', async (_, faultOf) => {
    tableHolds(...base);
    userPoolKeeps([], faultOf);
    const answers: string[] = [];
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-of-8' };
    const lines = await logLines(async () => {
      answers.push(JSON.stringify(await postValidator({ headers })));
    });
    const writes = JSON.stringify(requestsMade());
    expect(JSON.stringify(userPoolMock.calls().map((sent) => sent.args[0].input))).toContain(
      temporaryPassword,
    );
    expect(writes).toContain(email);
    for (const text of [writes, lines.join(''), answers.join('')]) {
      expect(text).not.toContain(temporaryPassword);
    }
  });
});
