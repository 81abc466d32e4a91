import {
  InternalErrorException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { accessOf, isForStaff } from '#contract/http/route.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aStaffUser } from '#test/support/builders/people.ts';
import { routesThat } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { accountsHave, userPoolMock } from '#test/support/kept-user-pool.ts';
import { itemAt, tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { ownerCaller, staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

/** Each test has its own sign-in time, because a Lambda caches the staff it has seen by sign-in time. */
let authTime = Date.parse('2026-11-22T10:00:00.000Z') / 1000;

const details = { message: 'of Cognito', $metadata: {} };

const forStaff = routesThat(isForStaff);
const onlyForStaff = forStaff.filter(([, route]) => accessOf(route) === 'staff');
const alsoForMembers = forStaff.filter(([, route]) => accessOf(route) !== 'staff');

const refusal = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } };

const staffHas = (changes: Parameters<typeof aStaffUser>[0]) =>
  tableHolds(...everything, stored.user(aStaffUser(changes)));

beforeAll(() => {
  process.env['SECOND_FACTOR_OF_STAFF'] = 'required';
});

beforeEach(() => {
  authTime += 1;
  staffHas({ secondFactorSince: new Date(authTime * 1000).toISOString() });
  accountsHave('SOFTWARE_TOKEN_MFA');
});

describe('a staff route, on a stage that requires a second factor,', () => {
  it.each(forStaff)('%s answers staff who signed in with a second factor', async (...route) => {
    const { status } = await invokeRoute(route, { as: { ...staffCaller, authTime } });
    expect(status).toBeLessThan(300);
  });

  it.each(forStaff)('%s refuses a sign-in from before the setup', async (...route) => {
    const before = { ...staffCaller, authTime: authTime - 1 };
    expect(await invokeRoute(route, { as: before })).toMatchObject(refusal);
    expect(await invokeRoute(route, { as: staffCaller })).toMatchObject(refusal);
    expect(writesMade()).toBe(0);
  });

  it.each(forStaff)('%s refuses staff who never set up a second factor', async (...route) => {
    staffHas({});
    accountsHave();
    expect(await invokeRoute(route, { as: { ...staffCaller, authTime } })).toMatchObject(refusal);
    expect(writesMade()).toBe(0);
  });

  it.each(forStaff)('%s refuses before it reveals whether the item exists', async (...route) => {
    tableHolds(stored.user(aStaffUser()));
    expect(await invokeRoute(route, { as: { ...staffCaller, authTime } })).toMatchObject(refusal);
  });

  it.each(onlyForStaff)('%s refuses staff who removed their second factor', async (...route) => {
    accountsHave();
    expect(await invokeRoute(route, { as: { ...staffCaller, authTime } })).toMatchObject(refusal);
    // The write only clears the time of the setup.
    expect(writesMade()).toBe(1);
    expect(itemAt(keys.user(staffCaller.userId))).not.toHaveProperty('secondFactorSince');
  });

  it.each(onlyForStaff)('%s answers 503 while Cognito is throttled or down', async (...route) => {
    for (const error of [
      new TooManyRequestsException(details),
      new InternalErrorException({ ...details, $metadata: { httpStatusCode: 500 } }),
      Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }),
    ]) {
      userPoolMock.reset().rejects(error);
      const answer = await invokeRoute(route, { as: { ...staffCaller, authTime } });
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    }
    expect(writesMade()).toBe(0);
  });

  it.each(alsoForMembers)(
    '%s does not require a second factor from members of the business',
    async (...route) => {
      expect((await invokeRoute(route, { as: ownerCaller })).status).toBeLessThan(300);
      tableHolds(...everything, stored.user(aStaffUser({ userId: ownerCaller.userId })));
      const staffWithBusiness = { ...ownerCaller, groups: staffCaller.groups };
      expect((await invokeRoute(route, { as: staffWithBusiness })).status).toBeLessThan(300);
      expect(userPoolMock.calls()).toEqual([]);
    },
  );
});

test('a Lambda with staff routes does not start without a check of staff', async () => {
  const { apiHandler } = await import('#lambdas/platform/http/api-handler.ts');
  const [, route] = onlyForStaff[0] ?? [];
  expect(() => apiHandler({ route } as never, {}, { route: jest.fn() } as never)).toThrow(
    'No check',
  );
});

test.each(['', 'yes', undefined])(
  'a Lambda with staff routes does not start with the setting %p',
  async (setting) => {
    const given = process.env['SECOND_FACTOR_OF_STAFF'];
    if (setting === undefined) delete process.env['SECOND_FACTOR_OF_STAFF'];
    else process.env['SECOND_FACTOR_OF_STAFF'] = setting;
    await jest.isolateModulesAsync(async () => {
      for (const resource of new Set(forStaff.map(([, , name]) => name))) {
        const starting = import(`../../../../lambdas/entries/api/${resource}.ts`);
        await expect(starting).rejects.toThrow('SECOND_FACTOR_OF_STAFF');
      }
    });
    process.env['SECOND_FACTOR_OF_STAFF'] = given;
  },
);
