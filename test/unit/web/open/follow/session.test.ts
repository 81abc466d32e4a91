/** @jest-environment jsdom */
import {
  answer,
  button,
  hold,
  load,
  refuse,
  sentCalls,
  settle,
  showAgain,
  showFollowPage,
  shown,
  signIn,
  status,
  storeIntent,
  summaryOf,
  tap,
} from '#test/unit/web/support/a-follow-page.ts';
import { elementOf, signIn as signInLink } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';

const mockWentTo: string[] = [];
jest.mock('#web/open/go-to.ts', () => ({
  goTo: (path: string) => void mockWentTo.push(path),
}));
const mockRenew = jest.fn<Promise<string | undefined>, []>();
jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: () => mockRenew() }));
jest.mock('#web/platform/offline/forget-on-device.ts', () => ({
  forgetOnDevice: async () => undefined,
}));

showFollowPage();
beforeEach(() => {
  mockWentTo.length = 0;
  mockRenew.mockReset();
});

const intent = () => sessionStorage.getItem('intent');
const tokensOf = (name: 'follow' | 'summary') =>
  sentCalls(name).map(({ headers }) => headers['X-Access-Token']);

/** Lets the identity service refuse to renew the token, as `renewToken` says it. */
const endSession = () =>
  mockRenew.mockImplementation(async () => {
    const { announceSessionEnd } = await import('#web/lib/auth/session-end.ts');
    announceSessionEnd();
    return undefined;
  });

test('a refused token is renewed, and the same change is sent again', async () => {
  const token = signIn();
  await load();
  mockRenew.mockResolvedValue('renewed');
  refuse('follow', 401, 204);
  await tap();
  expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  expect(tokensOf('follow')).toEqual([token, 'renewed']);
  const keys = sentCalls('follow').map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

test('an old token is renewed before the first call', async () => {
  signIn();
  localStorage.setItem('tokenReceivedAt', String(Date.now() - 51 * 60_000));
  mockRenew.mockResolvedValue('renewed');
  await load();
  expect(tokensOf('summary')).toEqual(['renewed']);
});

test('a good token never asks for another one', async () => {
  signIn();
  await load();
  await tap();
  expect(mockRenew).not.toHaveBeenCalled();
});

test.each([
  ['the renewal is refused', endSession],
  ['the renewed token is refused', () => void mockRenew.mockResolvedValue('renewed')],
])('a tap whose session has ended leads to the sign-in if %s', async (_, end) => {
  signIn();
  await load();
  end();
  refuse('follow', 401);
  await tap();
  await settle(200);
  expect(mockWentTo).toEqual([signInLink]);
  expect(JSON.parse(intent() ?? '')).toMatchObject({ kind: 'follow', userId: 'ana' });
  expect(shown().slice(0, 2)).toEqual(['Seguir', null]);
  expect(elementOf('account').textContent).toBe('Entrar');
  expect(['userId', 'my-token', 'businessId'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ]);
});

test('a tap whose session has ended is carried out after the same user signs in again', async () => {
  signIn();
  await load();
  endSession();
  refuse('follow', 401, 204);
  await tap();
  await settle(200);
  signIn();
  await showAgain();
  expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  expect([sentCalls('follow').length, intent()]).toEqual([2, null]);
});

test('an unfollow whose session has ended leads to the sign-in without a wish to follow', async () => {
  signIn();
  answer('summary', summaryOf(true, 4));
  await load();
  endSession();
  refuse('unfollow', 401);
  await tap();
  expect([mockWentTo, intent()]).toEqual([[signInLink], null]);
});

test('a session that has ended before the page is loaded leads nowhere by itself', async () => {
  signIn();
  endSession();
  refuse('summary', 401);
  storeIntent();
  refuse('follow', 401);
  await load();
  expect([mockWentTo, status(), shown().slice(0, 2)]).toEqual([[], '', ['Seguir', null]]);
  expect(elementOf('account').textContent).toBe('Entrar');
  await tap();
  expect(mockWentTo).toEqual([signInLink]);
});

test('a renewal that fails keeps the session', async () => {
  signIn();
  await load();
  const { ApiError } = await import('#web/platform/http/http.ts');
  mockRenew.mockRejectedValue(new ApiError({ code: 'SESSION_NOT_RENEWED', status: 503 }));
  refuse('follow', 401);
  await tap();
  expect([shown()[0], status(), mockWentTo]).toEqual(['Seguir', 'Tente de novo.', []]);
  expect(localStorage.getItem('userId')).toBe('ana');
});

test('a device without a network says so without a renewal', async () => {
  signIn();
  await load();
  localStorage.setItem('tokenReceivedAt', String(Date.now() - 61 * 60_000));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await tap();
  expect([status(), mockRenew.mock.calls]).toEqual(['Tente de novo.', []]);
});

describe('somebody else who signs in in another tab', () => {
  test('does not follow by a tap for the user before', async () => {
    signIn('ana');
    await load();
    signIn('rui');
    answer('summary', summaryOf(true, 9));
    await tap();
    expect(sentCalls('follow', 'unfollow')).toEqual([]);
    expect(shown()).toEqual(['Seguindo', 'true', '9 seguidores']);
    expect(status()).toBe('Tente de novo.');
    await tap();
    expect(sentCalls('unfollow').map(({ url }) => url)).toEqual([
      expect.stringMatching(/\/following\/rui$/),
    ]);
  });

  test('does not follow by the renewal of a call of the user before', async () => {
    signIn('ana');
    await load();
    mockRenew.mockImplementation(async () => signIn('rui'));
    refuse('follow', 401, 204);
    await tap();
    expect(sentCalls('follow')).toHaveLength(1);
    expect([shown()[0], status(), mockWentTo]).toEqual(['Seguir', 'Tente de novo.', []]);
  });

  test('keeps their session if the token of the user before is refused twice', async () => {
    signIn('ana');
    await load();
    mockRenew.mockResolvedValue('renewed');
    answer('follow', jsonAnswer(401), () => {
      signIn('rui');
      return jsonAnswer(401);
    });
    await tap();
    expect(localStorage.getItem('userId')).toBe('rui');
    expect(mockWentTo).toEqual([]);
  });

  test('does not see a late answer about the user before', async () => {
    signIn('ana');
    const answerSummary = hold('summary');
    await load();
    signIn('rui');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle(200);
    answerSummary(summaryOf(true, 77));
    await settle();
    expect(shown()).toEqual(['Seguir', 'false', '4 seguidores']);
  });

  test('does not see the end of a call of the user before', async () => {
    signIn('ana');
    await load();
    const answerFollow = hold('follow');
    await tap();
    signIn('rui');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle(200);
    answerFollow(jsonAnswer(204));
    await settle();
    expect(shown()).toEqual(['Seguir', 'false', '4 seguidores']);
    expect(button().nextElementSibling?.textContent).toBe('');
  });
});
