import { fetchAuthSession } from 'aws-amplify/auth';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { callWithMockedFetch, fetchMock, sent, userId } from '../support/mocked-fetch.ts';

jest.mock('aws-amplify/auth', () => ({ fetchAuthSession: jest.fn() }));
jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: () => undefined }));

const renewal = jest.mocked(fetchAuthSession);
const named = (name: string) => Object.assign(new Error('no'), { name });

callWithMockedFetch();

let now = 0;

beforeEach(() => {
  // After all waits of the previous test.
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  renewal.mockReset();
  storeUser(userId, 'unreadable');
});

describe('a call with a token that cannot be renewed', () => {
  it.each([
    ['TooManyRequestsException', 'SESSION_NOT_RENEWED'],
    ['InternalErrorException', 'SESSION_NOT_RENEWED'],
    ['NetworkError', 'NETWORK'],
  ])('fails by %s as %s, and is made without it if its route is public', async (name, code) => {
    renewal.mockRejectedValue(named(name));
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({ code });
    expect(fetchMock).not.toHaveBeenCalled();
    await callRoute(businessRoutes.listSizeTypes, {});
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(sent().headers.has('authorization')).toBe(false);
  });

  it('asks a service again only twenty seconds after its refusal', async () => {
    renewal.mockRejectedValue(named('TooManyRequestsException'));
    await callRoute(businessRoutes.listSizeTypes, {});
    now += 19_000;
    await callRoute(businessRoutes.listSizeTypes, {});
    expect(renewal).toHaveBeenCalledTimes(1);
    now += 1000;
    await callRoute(businessRoutes.listSizeTypes, {});
    expect(renewal).toHaveBeenCalledTimes(2);
  });
});
