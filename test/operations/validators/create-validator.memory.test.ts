import {
  InvalidParameterException,
  InvalidPasswordException,
} from '@aws-sdk/client-cognito-identity-provider';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { emailHashOf } from '#lambdas/validators/reservation-key.ts';
import {
  expectNothing,
  expectValidator,
  failing,
  newValidatorBody,
  postValidator,
  storedValidatorsCount,
  twoShops,
} from '#test/support/adding-validators.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  allItems,
  beforeWrite,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const { email, name } = newValidatorBody;
const json = { 'content-type': 'application/json', 'idempotency-key': 'key-of-8' };
const exception = { message: 'As the user pool says', $metadata: {} };

let pool: ReturnType<typeof userPoolKeeps>;

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(...twoShops);
  pool = userPoolKeeps();
});

describe('createValidator', () => {
  it('creates account, record and user for an e-mail in small letters, and shows them', async () => {
    const body = { ...newValidatorBody, email: 'BIA@Vitrine.TEST' };
    const answer = await postValidator({ body });
    const { headers, status } = answer;
    expect(status).toBe(201);
    expect(headers['location']).toBe(`/api/businesses/${businessId}/validators`);
    const added = {
      ...{ businessId, name, email, shopId, shopIdentifier: 'padariaaurora' },
      ...{ id: expect.stringMatching(/^val_/), createdAt: expect.any(String) },
      ...{ status: 'pending_first_access', validationsCount: 0 },
    };
    expect(answer.body).toEqual(added);
    expectValidator(pool);
    const { items } = (await call(validatorRoutes.listValidators, requestOf.listValidators)).body;
    expect(items).toEqual([answer.body]);
  });

  it('replaces an account that an earlier attempt of the business left', async () => {
    const attributes = { email, family_name: businessId, 'custom:shop': otherShopId };
    const left = { ...anAccount('99999999-9999-4999-8999-999999999999', attributes), email };
    pool = userPoolKeeps([left]);
    expect((await postValidator()).status).toBe(201);
    expectValidator(pool);
    expect(pool.accounts()[0]?.userId).not.toBe(left.userId);
  });

  it('does not store under its key that another request was under way', async () => {
    const emailHash = emailHashOf(email);
    const reservedSince = (reservedAt: Date) => {
      const fields = { id: 'other', businessId, email, shopId, state: 'reserved' };
      const item = { ...fields, reservedAt: reservedAt.toISOString() };
      putItems({ ...item, ...keys.validatorReservation(businessId, emailHash) });
      putItems({ ...item, ...keys.validatorEmail(emailHash) });
    };
    reservedSince(new Date());
    const { code, headers } = await postValidator({ headers: json });
    expect([code, headers['retry-after']]).toEqual(['REQUEST_IN_PROGRESS', '2']);
    reservedSince(new Date(Date.now() - 30_000));
    expect((await postValidator({ headers: json })).status).toBe(201);
    expectValidator(pool);
  });

  it.each([
    ['a business before its approval', { status: 'pending_approval' }, 'BUSINESS_NOT_ACTIVE'],
    ['a suspended business', { status: 'suspended' }, 'BUSINESS_NOT_ACTIVE'],
    ['a shop of another business', {}, 'SHOP_NOT_FOUND'],
  ] as const)('is refused to %s, and creates nothing', async (_, changes, code) => {
    if (code === 'SHOP_NOT_FOUND') putItems(stored.shop(aShop({ businessId: 'another' })));
    putItems(stored.business(aBusiness(changes)));
    const before = allItems();
    expect((await postValidator()).code).toBe(code);
    expect(allItems()).toEqual(before);
    expect(userPoolMock.calls()).toEqual([]);
  });

  it.each([
    ['temporaryPassword', new InvalidPasswordException(exception)],
    ['email', new InvalidParameterException(exception)],
  ])('names the field %s if the user pool refuses it', async (path, refusal) => {
    pool = userPoolKeeps([], failing('AdminCreateUserCommand', refusal));
    expect((await postValidator()).errors).toEqual([{ path, code: 'INVALID_FORMAT' }]);
    expectNothing(pool);
  });

  it('is refused above twenty attempts of a business on a day, successful or not', async () => {
    pool = userPoolKeeps([], failing('AdminCreateUserCommand'));
    for (let attempt = 1; attempt <= 20; attempt += 1)
      expect((await postValidator()).status).toBe(503);
    expect((await postValidator()).code).toBe('TOO_MANY_REQUESTS');
    expectNothing(pool);
  });

  it('counts once a day, however often its commit is tried', async () => {
    let conflicts = 0;
    beforeWrite(({ kinds }) => {
      if (!kinds.includes('BUSINESS VALIDATOR') || conflicts === 3) return undefined;
      conflicts += 1;
      return 'conflict';
    });
    const daysCount = () =>
      itemsOfKind('BUSINESS VALIDATORS_ADDED').find((item) => 'periodCount' in item);
    expect((await postValidator()).status).toBe(201);
    expect(daysCount()).toMatchObject({ periodCount: 1 });

    putItems({ ...(daysCount() ?? keys.user('')), periodCount: 19 });
    conflicts = 0;
    const body = { ...newValidatorBody, email: 'caio@vitrine.test' };
    expect((await postValidator({ body })).status).toBe(201);
    expect(daysCount()).toMatchObject({ periodCount: 20 });
    expect(storedValidatorsCount()).toBe(2);
  });
});
