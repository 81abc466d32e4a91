import { fetchAuthSession } from 'aws-amplify/auth';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { storeToken } from '#web/lib/auth/stored-user.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { writeStored } from '#web/lib/storage.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { anAnswer } from '../support/an-answer.ts';
import { callWithMockedFetch, fetchMock, sent, token } from '../support/mocked-fetch.ts';

jest.mock('aws-amplify/auth', () => ({ fetchAuthSession: jest.fn() }));
jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: () => undefined }));

const renewal = jest.mocked(fetchAuthSession);
const renewed = token.replace(/x$/, 'renewed');
const ended = jest.fn();

callWithMockedFetch();

/** Refuses these tokens, like the API's authorizer. */
function refuse(...tokens: readonly string[]): void {
  fetchMock.mockImplementation(async (_url, init) =>
    tokens.includes(new Headers(init.headers).get('x-access-token') ?? '')
      ? anAnswer(401, { message: 'Unauthorized' })
      : anAnswer(200, { items: [] }),
  );
}

const tokensSent = () =>
  fetchMock.mock.calls.map((_, index) => sent(index).headers.get('x-access-token'));

describe('a call whose token the server refuses', () => {
  let stop: () => void;
  beforeEach(() => {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    ended.mockReset();
    stop = onSessionEnd(ended);
    renewal.mockReset();
    renewal.mockResolvedValue({ tokens: { accessToken: { toString: () => renewed } } } as never);
  });
  afterEach(() => stop());

  it('is repeated with the same key and a renewed token, which later calls use', async () => {
    refuse(token);
    const id = 'off_01ARZ3NDEKTSV4RRFFQ69G5FAV';
    await callRoute(offerRoutes.setOfferStatus, { params: { id }, body: { status: 'inactive' } });
    await callRoute(userRoutes.getMe, {});
    expect(tokensSent()).toEqual([token, renewed, renewed]);
    const [key, repeated] = [0, 1].map((index) => sent(index).headers.get('idempotency-key'));
    expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(repeated).toBe(key);
    expect(renewal).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
  });

  it('shares the renewal with other calls of the same time', async () => {
    refuse(token);
    await Promise.all([callRoute(userRoutes.getMe, {}), callRoute(userRoutes.getMe, {})]);
    expect(renewal).toHaveBeenCalledTimes(1);
  });

  const named = (name: string) => Object.assign(new Error('no'), { name });
  it.each([
    ['the renewed token is refused, too', () => refuse(token, renewed), 2],
    [
      'the identity service refuses the renewal',
      () => {
        refuse(token);
        renewal.mockRejectedValue(named('NotAuthorizedException'));
      },
      1,
    ],
  ])('ends the session if %s', async (_, prepare, calls) => {
    prepare();
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect([tokensSent().length, storedUserId()]).toEqual([calls, undefined]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('fails without ending the session if the identity service cannot be reached', async () => {
    refuse(token);
    renewal.mockRejectedValue(named('NetworkError'));
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({ code: 'NETWORK' });
    expect(ended).not.toHaveBeenCalled();
    expect(storedUserId()).toBeDefined();
  });

  describe('while another user signs in in another tab', () => {
    beforeEach(() =>
      fetchMock.mockImplementation(async (_url, init) => {
        if (!new Headers(init.headers).has('x-access-token')) return anAnswer(200, { items: [] });
        writeStored('userId', 'another-user');
        storeToken(renewed);
        return anAnswer(401, { message: 'Unauthorized' });
      }),
    );

    it('is not repeated with the token of that user', async () => {
      await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      expect(tokensSent()).toEqual([token]);
      expect(ended).not.toHaveBeenCalled();
      expect(storedUserId()).toBe('another-user');
    });

    it('is repeated without a token if the route is public', async () => {
      await callRoute(businessRoutes.listSizeTypes, {});
      expect(tokensSent()).toEqual([token, null]);
    });
  });

  it('of a public route is made without a token if the renewed one is refused, too', async () => {
    refuse(token, renewed);
    await callRoute(businessRoutes.listSizeTypes, {});
    expect(tokensSent()).toEqual([token, renewed, null]);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
