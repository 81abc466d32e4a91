import { QueryClient } from '@tanstack/react-query';
import { fetchAuthSession } from 'aws-amplify/auth';
import { aConfig } from '#test/unit/web/support/a-config.ts';
import { aToken } from '#test/unit/web/support/a-token.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { storeSession } from '#web/features/account/api/store-session.ts';
import { storedBusiness, storedRole } from '#web/lib/auth/stored-business.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { meQuery } from '#web/session/queries/get-me.ts';

jest.mock('aws-amplify/auth', () => ({ fetchAuthSession: jest.fn() }));
jest.mock('#web/platform/api/call-route.ts', () => ({ callRoute: jest.fn() }));

const seconds = Math.floor(Date.now() / 1000);
const accessToken = aToken(seconds, seconds + 3600);
const me = {
  userId: 'ana',
  businessId: 'biz_aurora',
  role: 'owner',
  terms: { version: aConfig().termsVersion },
};

const ask = () => new QueryClient().fetchQuery({ ...meQuery, retry: false });
const queries = () =>
  jest.mocked(callRoute).mock.calls.map(([, input]) => (input as { query?: object }).query);

beforeEach(async () => {
  setAppConfig(aConfig());
  jest.mocked(callRoute).mockReset();
  jest.mocked(callRoute).mockResolvedValue(me as never);
  const tokens = { accessToken: { toString: () => accessToken } };
  jest.mocked(fetchAuthSession).mockResolvedValue({ tokens, userSub: 'ana' } as never);
  await storeSession();
});

test('only the first call after a sign-in renews the e-mail and the language that the API stores', async () => {
  expect(await ask()).toEqual(me);
  await ask();
  expect(queries()).toEqual([{ renew: 'true' }, {}]);
  await storeSession();
  await ask();
  expect(queries().at(-1)).toEqual({ renew: 'true' });
});

test('a renewal is repeated if its call failed', async () => {
  jest.mocked(callRoute).mockRejectedValueOnce(new Error());
  await expect(ask()).rejects.toThrow();
  await ask();
  expect(queries()).toEqual([{ renew: 'true' }, { renew: 'true' }]);
});

describe("the user's business and role on this device", () => {
  const known = () => [storedBusiness(), storedRole()];

  test('are known to open pages once the user is loaded, until somebody signs in or out', async () => {
    expect(known()).toEqual([undefined, undefined]);
    await ask();
    expect(known()).toEqual(['biz_aurora', 'owner']);
    await storeSession();
    expect(known()).toEqual([undefined, undefined]);
    await ask();
    forgetSession();
    expect(known()).toEqual([undefined, undefined]);
  });

  test('is known to be none for a user without one', async () => {
    const { businessId: _, ...visitor } = me;
    jest.mocked(callRoute).mockResolvedValue(visitor as never);
    await ask();
    expect(storedBusiness()).toBe('');
  });

  test('is not stored if the user has signed out meanwhile', async () => {
    jest.mocked(callRoute).mockImplementation(async () => {
      forgetSession();
      return me as never;
    });
    await ask();
    expect(storedBusiness()).toBeUndefined();
  });
});
