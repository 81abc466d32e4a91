import {
  InternalErrorException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { routeKeyOf } from '#contract/route.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { handler as sweep } from '#lambdas/events/sweep-reservations.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/validators/handler.ts';
import { placeOf } from '#lambdas/validators/reservation-place.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call, type RequestParts } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aUser } from '#test/support/builders/people.ts';
import { type Fate, tableKeeps } from '#test/support/kept-table.ts';
import { type KeptAccount, type PoolFault, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { stored, table } from '#test/support/mocked-table.ts';
import { userPool } from '#test/support/mocked-user-pool.ts';
import { requestOf } from '#test/support/request-of-route.ts';

const request = requestOf.createValidator;
const { email, temporaryPassword, name } = request.body as Record<string, string>;

const add = (parts: RequestParts = {}, remainingTime = 20_000) =>
  call(
    handler,
    aRequest(routeKeyOf(validatorRoutes.createValidator), { ...request, ...parts }),
    remainingTime,
  );

const runSweep = () =>
  sweep(
    { time: new Date(Date.now() + 16 * 60_000).toISOString() } as ScheduledEvent,
    { getRemainingTimeInMillis: () => 60_000 } as Context,
  );

const base = [
  stored.user(aUser({ businessId })),
  stored.business(aBusiness()),
  stored.shop(aShop()),
  stored.shop(aShop({ id: otherShopId, shopIdentifier: 'padariapoente' })),
];

const timeout = Object.assign(new Error(`No answer for ${email}`), { name: 'TimeoutError' });
const throttled = new TooManyRequestsException({ message: 'Too many requests', $metadata: {} });
const gone = new UserNotFoundException({ message: 'No such user', $metadata: {} });
const broken = new InternalErrorException({
  message: 'It broke',
  $metadata: { httpStatusCode: 500 },
});

/** Fails a call of the user pool each time, or the first time only. */
const failing =
  (command: string, error: Error, when: 'before' | 'after' = 'before', times = Infinity) =>
  (made: string, number: number): PoolFault =>
    made === command && number <= times ? { error, when } : undefined;

type Kept = ReturnType<typeof tableKeeps>;
type Pool = ReturnType<typeof userPoolKeeps>;

const countOf = (kept: Kept, shop = shopId) =>
  Number(kept.itemAt(keys.validatorsCount(shop))?.['validatorsCount'] ?? 0);

/** Nothing of the attempt is left but the number of the day. */
function expectNothing(kept: Kept, pool: Pool): void {
  expect(pool.accounts()).toEqual([]);
  expect(kept.ofKind('BUSINESS VALIDATOR')).toEqual([]);
  expect(kept.ofKind('BUSINESS VALIDATOR_RESERVATION')).toEqual([]);
  expect(kept.ofKind('USER USER')).toHaveLength(1);
  expect(countOf(kept)).toBe(0);
}

/** The validator is there with account and user, and no reservation. */
function expectValidator(kept: Kept, pool: Pool): void {
  const [account] = pool.accounts();
  expect(pool.accounts()).toMatchObject([
    {
      email,
      isEnabled: true,
      groups: ['validators'],
      attributes: { family_name: businessId, 'custom:shop': shopId, email_verified: 'true', name },
    },
  ]);
  expect(kept.ofKind('BUSINESS VALIDATOR')).toMatchObject([
    { userId: account?.userId, email, shopId, status: 'pending_first_access', revision: 1 },
  ]);
  expect(kept.itemAt(keys.user(account?.userId ?? ''))).toMatchObject({
    status: 'active',
    businessId,
    shopId,
    isPasswordRequired: true,
  });
  expect(kept.ofKind('BUSINESS VALIDATOR_RESERVATION')).toEqual([]);
  expect(countOf(kept)).toBe(1);
}

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('adding a validator', () => {
  it('makes account, record and user', async () => {
    const [kept, pool] = [tableKeeps(base), userPoolKeeps()];
    expect((await add()).status).toBe(201);
    expectValidator(kept, pool);
  });

  describe('leaves nothing behind when', () => {
    const poolFaults = [
      ['the account is refused', failing('AdminCreateUserCommand', broken)],
      ['the account is throttled', failing('AdminCreateUserCommand', throttled)],
      [
        'the account is made, but the answer lost',
        failing('AdminCreateUserCommand', timeout, 'after'),
      ],
      ['the account is gone before its group is set', failing('AdminAddUserToGroupCommand', gone)],
      ['the group is refused', failing('AdminAddUserToGroupCommand', broken)],
      [
        'the group is set, but the answer lost',
        failing('AdminAddUserToGroupCommand', timeout, 'after'),
      ],
    ] as const;

    it.each(poolFaults)('%s', async (_, faultOf) => {
      const [kept, pool] = [tableKeeps(base), userPoolKeeps([], faultOf)];
      const { status, headers, body } = await add();
      expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'UNAVAILABLE' });
      expect(headers['retry-after']).toBe('1');
      expectNothing(kept, pool);
    });

    const fateOf = (fate: Fate, kind: string) => (_: number, kinds: readonly string[]) =>
      kinds.includes(kind) && (kind !== isReserving || kinds.includes('SHOP SHOP'))
        ? fate
        : undefined;
    const isReserving = 'BUSINESS VALIDATOR_RESERVATION';
    const isCommitting = 'BUSINESS VALIDATOR';

    it.each([
      ['the reservation is lost', fateOf('is lost', isReserving)],
      [
        'the reservation is made, but the answer lost',
        fateOf('is carried out, but its answer is lost', isReserving),
      ],
      ['the reservation conflicts at each attempt', fateOf('conflicts', isReserving)],
      ['the commit is lost', fateOf('is lost', isCommitting)],
      ['the commit conflicts at each attempt', fateOf('conflicts', isCommitting)],
    ])('%s', async (_, fate) => {
      const [kept, pool] = [tableKeeps(base, fate), userPoolKeeps()];
      expect((await add()).status).toBe(503);
      expectNothing(kept, pool);
    });

    it('the shop is at its limit', async () => {
      const count = { ...keys.validatorsCount(shopId), validatorsCount: 5 };
      const [kept, pool] = [tableKeeps([...base, count]), userPoolKeeps()];
      expect((await add()).body['code']).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
      expect(pool.accounts()).toEqual([]);
      expect(countOf(kept)).toBe(5);
    });
  });

  it('does not take back a commit whose answer was lost', async () => {
    const kept = tableKeeps(base, (_, kinds) =>
      kinds.includes('BUSINESS VALIDATOR') ? 'is carried out, but its answer is lost' : undefined,
    );
    const pool = userPoolKeeps();
    expect((await add()).status).toBe(503);
    expectValidator(kept, pool);
  });

  it('succeeds at a second attempt after a conflict of the commit', async () => {
    let conflicts = 0;
    const kept = tableKeeps(base, (_, kinds) => {
      if (!kinds.includes('BUSINESS VALIDATOR') || conflicts > 0) return undefined;
      conflicts += 1;
      return 'conflicts';
    });
    const pool = userPoolKeeps();
    expect((await add()).status).toBe(201);
    expectValidator(kept, pool);
  });

  it('makes an account again that an earlier attempt of the business left', async () => {
    const left: KeptAccount = {
      userId: '99999999-9999-4999-8999-999999999999',
      email: String(email),
      attributes: { family_name: businessId, 'custom:shop': otherShopId },
      isEnabled: true,
      groups: [],
      password: 'Velha#2026',
    };
    const [kept, pool] = [tableKeeps(base), userPoolKeeps([left])];
    expect((await add()).status).toBe(201);
    expectValidator(kept, pool);
    expect(pool.accounts()[0]?.userId).not.toBe(left.userId);
  });

  describe('that cannot be undone at once', () => {
    const faultOf = (made: string, number: number): PoolFault =>
      failing('AdminAddUserToGroupCommand', broken)(made, number) ??
      failing('AdminDeleteUserCommand', broken, 'before', 1)(made, number);

    it('is refused to others, and undone by the sweep', async () => {
      const [kept, pool] = [tableKeeps(base), userPoolKeeps([], faultOf)];
      expect((await add()).status).toBe(503);
      expect(kept.ofKind('BUSINESS VALIDATOR_RESERVATION')).toMatchObject([{ state: 'undoing' }]);
      expect(pool.accounts()).toHaveLength(1);
      const again = await add();
      expect(again).toMatchObject({ status: 409, body: { code: 'REQUEST_IN_PROGRESS' } });

      expect(await runSweep()).toEqual({ reservations: { done: 1, failed: 0 } });
      expectNothing(kept, pool);
    });

    it('is undone by the next attempt once the Lambda of the first has ended', async () => {
      const kept = tableKeeps(base);
      const pool = userPoolKeeps([], (made, number) =>
        number === 1 ? faultOf(made, number) : undefined,
      );
      expect((await add()).status).toBe(503);
      const [left] = kept.ofKind('BUSINESS VALIDATOR_RESERVATION');
      if (!left) throw new Error('There is no reservation');
      kept.put({ ...left, reservedAt: new Date(Date.now() - 31_000).toISOString() });
      expect((await add()).status).toBe(201);
      expectValidator(kept, pool);
    });

    it.each([
      ['is tried six times', 20_000, 6],
      ['is tried once, with no time for another attempt,', 5_000, 1],
    ])('%s, and left to the sweep', async (_, remainingTime, tries) => {
      let undone = 0;
      const kept = tableKeeps(base, (_number, [first, ...others]) => {
        if (first !== 'BUSINESS VALIDATOR_RESERVATION' || others.length > 0) return undefined;
        undone += 1;
        return 'conflicts';
      });
      userPoolKeeps([], failing('AdminCreateUserCommand', broken));
      expect((await add({}, remainingTime)).status).toBe(503);
      expect(undone).toBe(tries);
      expect(kept.ofKind('BUSINESS VALIDATOR_RESERVATION')).toHaveLength(1);
    });

    it('fails the run of a sweep that cannot undo it either', async () => {
      const kept = tableKeeps(base);
      userPoolKeeps([], (made, number) =>
        made === 'AdminDeleteUserCommand'
          ? { error: broken, when: 'before' }
          : faultOf(made, number),
      );
      await add();
      await expect(runSweep()).rejects.toThrow('1 reservations not undone');
      expect(kept.ofKind('BUSINESS VALIDATOR_RESERVATION')).toHaveLength(1);
    });
  });

  it('does not remember under its key that another request was under way', async () => {
    const headers = { 'idempotency-key': 'key-of-8' };
    const { emailHash } = placeOf(businessId, String(email));
    const kept = tableKeeps(base);
    const pool = userPoolKeeps();
    const reservedAt = new Date().toISOString();
    const reservation = {
      ...keys.validatorReservation(businessId, emailHash),
      ...{ id: 'other', businessId, email, shopId, reservedAt, state: 'reserved' },
    };
    kept.put(reservation);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await add({ headers: json })).body['code']).toBe('REQUEST_IN_PROGRESS');
    kept.put({ ...reservation, reservedAt: new Date(0).toISOString() });
    expect((await add({ headers: json })).status).toBe(201);
    expectValidator(kept, pool);
  });

  it('is refused above twenty attempts of a business on a day, successful or not', async () => {
    const [kept, pool] = [
      tableKeeps(base),
      userPoolKeeps([], failing('AdminCreateUserCommand', broken)),
    ];
    for (let attempt = 1; attempt <= 20; attempt += 1) expect((await add()).status).toBe(503);
    const { status, body } = await add();
    expect({ status, code: body['code'] }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expectNothing(kept, pool);
  });

  it('counts once on a day, however often its commit is tried', async () => {
    let conflicts = 0;
    const kept = tableKeeps(base, (_, kinds) => {
      if (!kinds.includes('BUSINESS VALIDATOR') || conflicts === 3) return undefined;
      conflicts += 1;
      return 'conflicts';
    });
    userPoolKeeps();
    const daysCount = () => kept.all().find((item) => 'periodCount' in item);
    expect((await add()).status).toBe(201);
    expect(daysCount()).toMatchObject({ periodCount: 1 });

    const counter = daysCount();
    if (!counter) throw new Error('Nothing was counted');
    kept.put({ ...counter, periodCount: 19 });
    conflicts = 0;
    const body = { ...(request.body as object), email: 'caio@vitrine.test' };
    expect((await add({ body })).status).toBe(201);
    expect(daysCount()).toMatchObject({ periodCount: 20 });
  });
});

describe('adding a disabled validator again', () => {
  const before = aValidator({ status: 'disabled', shopId: otherShopId, email: String(email) });
  const account: KeptAccount = {
    userId: before.userId,
    email: String(email),
    attributes: { family_name: businessId, 'custom:shop': otherShopId },
    isEnabled: false,
    groups: ['validators'],
    password: 'Velha#2026',
  };
  const items = [
    ...base,
    stored.validator(before),
    stored.user(aValidatorUser({ status: 'disabled', shopId: otherShopId })),
  ];

  it('keeps record and account, with name, shop and password of the request', async () => {
    const [kept, pool] = [tableKeeps(items), userPoolKeeps([account])];
    const { status, body } = await add();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { id: before.id, name, shopId, validationsCount: before.validationsCount },
    });
    expect(pool.accounts()).toMatchObject([
      { userId: before.userId, isEnabled: true, password: temporaryPassword },
    ]);
    expect(kept.itemAt(keys.user(before.userId))).toMatchObject({
      status: 'active',
      shopId,
      isPasswordRequired: true,
    });
    expect(countOf(kept)).toBe(1);
  });

  const steps = [
    'AdminSetUserPasswordCommand',
    'AdminUpdateUserAttributesCommand',
    'AdminUserGlobalSignOutCommand',
    'AdminAddUserToGroupCommand',
    'AdminEnableUserCommand',
  ];

  it('enables the account when its old password and sessions are of no more use', async () => {
    tableKeeps(items);
    userPoolKeeps([account]);
    await add();
    const calls = userPool.calls().map((sent) => sent.args[0].constructor.name);
    expect(calls.filter((name) => steps.includes(name))).toEqual(steps);
  });

  it.each(steps)('may be tried again where the account is gone by %s', async (command) => {
    const kept = tableKeeps(items);
    userPoolKeeps([account], failing(command, gone));
    expect(await add()).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
      headers: { 'retry-after': '1' },
    });
    expect(kept.ofKind('BUSINESS VALIDATOR_RESERVATION')).toEqual([]);
    expect(countOf(kept)).toBe(0);
  });

  it.each(steps)('leaves the account disabled when %s fails after its effect', async (command) => {
    const kept = tableKeeps(items);
    const pool = userPoolKeeps([account], failing(command, timeout, 'after', 1));
    expect((await add()).status).toBe(503);
    expect(pool.accounts()).toMatchObject([{ userId: before.userId, isEnabled: false }]);
    expect(kept.itemAt(keys.validator(businessId, before.id))).toMatchObject({
      status: 'disabled',
    });
    expect(kept.itemAt(keys.user(before.userId))).toMatchObject({ status: 'disabled' });
    expect(kept.ofKind('BUSINESS VALIDATOR_RESERVATION')).toEqual([]);
    expect(countOf(kept)).toBe(0);
  });

  it('is refused for one who is not disabled, whose account is left alone', async () => {
    const active = [...base, stored.validator(aValidator()), stored.user(aValidatorUser())];
    const [kept, pool] = [tableKeeps(active), userPoolKeeps([{ ...account, isEnabled: true }])];
    expect((await add()).body['code']).toBe('VALIDATOR_EMAIL_TAKEN');
    expect(pool.accounts()).toMatchObject([{ isEnabled: true, password: 'Velha#2026' }]);
    expect(countOf(kept)).toBe(0);
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
  ] as const)('is in no write, log line or answer when the call %s', async (_, faultOf) => {
    tableKeeps(base);
    userPoolKeeps([], faultOf);
    const answers: string[] = [];
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-of-8' };
    const lines = await logLines(async () => {
      answers.push(JSON.stringify(await add({ headers })));
    });
    const writes = JSON.stringify(table.calls().map((sent) => sent.args[0].input));
    expect(JSON.stringify(userPool.calls().map((sent) => sent.args[0].input))).toContain(
      temporaryPassword,
    );
    expect(writes).toContain(email);
    for (const text of [writes, lines.join(''), answers.join('')]) {
      expect(text).not.toContain(temporaryPassword);
    }
  });
});
