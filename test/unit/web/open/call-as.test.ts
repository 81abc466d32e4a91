/** @jest-environment jsdom */
import {
  answer,
  keysOf,
  refuse,
  sentCalls,
  settle,
  showFollowPage,
  signIn,
} from '#test/unit/web/support/a-follow-page.ts';
import { shopId } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';

const mockRenew = jest.fn<Promise<string | undefined>, []>();
jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: () => mockRenew() }));
jest.mock('#web/platform/offline/forget-on-device.ts', () => ({
  forgetOnDevice: async () => undefined,
}));

showFollowPage();
beforeEach(() => mockRenew.mockReset());

const body = { consumerId: 'ana' };

/** Follows the shop as a user. Returns the failure, if any. */
async function follow() {
  const { callAs } = await import('#web/open/call-as.ts');
  const call = { method: 'POST', path: `/shops/${shopId}/following`, body } as const;
  return callAs('ana', call).catch((error: unknown) => error);
}

const tokens = () => sentCalls('follow').map(({ headers }) => headers['X-Access-Token']);
const stored = () =>
  ['userId', 'my-token', 'businessId'].map((key) => localStorage.getItem(key) !== null);

test('a change carries token, key and the cookie against forged requests, also while the page is left', async () => {
  const token = signIn();
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=a%20b');
  expect(await follow()).toBeUndefined();
  const [call] = sentCalls();
  expect(call?.init).toMatchObject({ body: JSON.stringify(body), keepalive: true });
  expect(call?.headers).toMatchObject({
    Authorization: `Bearer ${token}`,
    'X-Access-Token': token,
    'X-XSRF-TOKEN': 'a b',
    'Idempotency-Key': expect.stringMatching(/^[\w-]{8,64}$/),
  });
});

test('a refused token is renewed, and the same change is sent again', async () => {
  const token = signIn();
  mockRenew.mockResolvedValue('renewed');
  refuse('follow', 401, 204);
  expect(await follow()).toBeUndefined();
  expect(tokens()).toEqual([token, 'renewed']);
  expect(new Set(keysOf('follow')).size).toBe(1);
});

test('the session ends if the renewed token is refused, too', async () => {
  signIn();
  mockRenew.mockResolvedValue('renewed');
  refuse('follow', 401);
  expect(await follow()).toMatchObject({ status: 401 });
  expect([tokens().length, stored()]).toEqual([2, [false, false, false]]);
});

test('a renewal that fails keeps the session', async () => {
  signIn();
  mockRenew.mockRejectedValue(new Error('busy'));
  refuse('follow', 401);
  expect(await follow()).toMatchObject({ message: 'busy' });
  expect(stored()).toEqual([true, true, true]);
});

test('a call without an answer is given up after fifteen seconds', async () => {
  signIn();
  Object.assign(globalThis, {
    fetch: (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  });
  let failure: unknown;
  void follow().then((error) => {
    failure = error;
  });
  await settle(14_900);
  expect(failure).toBeUndefined();
  await settle(200);
  expect(failure).toMatchObject({ code: 'NETWORK', status: 0 });
});

describe('somebody else who signs in in another tab', () => {
  test.each([
    ['before the call', 0, () => void signIn('rui')],
    ['during the renewal', 1, () => mockRenew.mockImplementation(async () => signIn('rui'))],
  ])('%s is not called for', async (_, calls, prepare) => {
    signIn();
    refuse('follow', 401, 204);
    prepare();
    expect(await follow()).toMatchObject({ status: 401 });
    expect([tokens().length, localStorage.getItem('userId')]).toEqual([calls, 'rui']);
  });

  test('keeps their session if the token of the user before is refused twice', async () => {
    signIn();
    mockRenew.mockResolvedValue('renewed');
    answer('follow', jsonAnswer(401), () => {
      signIn('rui');
      return jsonAnswer(401);
    });
    expect(await follow()).toMatchObject({ status: 401 });
    expect(localStorage.getItem('userId')).toBe('rui');
  });
});
