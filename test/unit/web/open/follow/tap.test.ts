/** @jest-environment jsdom */
import {
  answer,
  button,
  hold,
  load,
  lose,
  refuse,
  refuseByLimit,
  sentCalls,
  settle,
  showFollowPage,
  shown,
  signIn,
  status,
  summaryOf,
  tap,
} from '#test/unit/web/support/a-follow-page.ts';
import { businessId, shopId } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';

showFollowPage();

test('a signed-in user sees whether they follow the shop, and how many do', async () => {
  signIn();
  answer('summary', summaryOf(true, 1204));
  document.documentElement.lang = 'pt-BR';
  await load();
  expect(shown()).toEqual(['Seguindo', 'true', '1.204 seguidores']);
  const [{ url, headers } = {}] = sentCalls();
  expect(url).toBe(`/api/shops/${shopId}/summary?consumerId=ana`);
  expect(headers).not.toHaveProperty('Idempotency-Key');
});

test.each([
  ['nobody', summaryOf(false, 0), ['Seguir', 'false', '']],
  ['one person', summaryOf(false, 1), ['Seguir', 'false', '1 seguidor']],
  ['the user, who is not counted yet', summaryOf(true, 0), ['Seguindo', 'true', '1 seguidor']],
])('a shop that is followed by %s says so', async (_, summary, expected) => {
  signIn();
  answer('summary', summary);
  await load();
  expect(shown()).toEqual(expected);
});

test('a tap follows the shop at once, and another one unfollows it', async () => {
  const token = signIn();
  await load();
  const answerFollow = hold('follow');
  await tap();
  expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  answerFollow(jsonAnswer(204));
  await settle();
  await tap();
  expect(shown()).toEqual(['Seguir', 'false', '4 seguidores']);
  const [follow, unfollow] = sentCalls('follow', 'unfollow');
  expect(follow?.init).toMatchObject({ body: '{"consumerId":"ana"}', keepalive: true });
  expect(follow?.headers).toMatchObject({
    Authorization: `Bearer ${token}`,
    'X-Access-Token': token,
    'Idempotency-Key': expect.stringMatching(/^[\w-]{8,64}$/),
  });
  expect(unfollow?.url).toBe(`/api/shops/${shopId}/following/ana`);
  expect(unfollow?.headers['Idempotency-Key']).not.toBe(follow?.headers['Idempotency-Key']);
  expect(status()).toBe('');
});

test('the cookie against forged requests is sent as the app sends it', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=a%20b');
  signIn();
  await load();
  await tap();
  expect(sentCalls('follow')[0]?.headers).toMatchObject({ 'X-XSRF-TOKEN': 'a b' });
});

test('two quick taps never send two calls at once, and the last wish wins', async () => {
  signIn();
  await load();
  const answerFollow = hold('follow');
  await tap();
  await tap();
  expect(shown()).toEqual(['Seguir', 'false', '4 seguidores']);
  expect(sentCalls('follow', 'unfollow').map(({ name }) => name)).toEqual(['follow']);
  answerFollow(jsonAnswer(204));
  await settle();
  expect(sentCalls('follow', 'unfollow').map(({ name }) => name)).toEqual(['follow', 'unfollow']);
  expect(shown()).toEqual(['Seguir', 'false', '4 seguidores']);
});

test('three quick taps send one call', async () => {
  signIn();
  await load();
  const answerFollow = hold('follow');
  await tap();
  await tap();
  await tap();
  answerFollow(jsonAnswer(204));
  await settle();
  expect(sentCalls('follow', 'unfollow').map(({ name }) => name)).toEqual(['follow']);
  expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
});

test('a newer wish is sent although the call before was lost, since it may have been executed', async () => {
  signIn();
  await load();
  const answerFollow = hold('follow');
  await tap();
  await tap();
  answerFollow(jsonAnswer(503));
  await settle();
  expect(sentCalls('follow', 'unfollow').map(({ name }) => name)).toEqual(['follow', 'unfollow']);
  expect([shown()[0], status()]).toEqual(['Seguir', '']);
});

test('a tap before the first answer counts, and the answer brings the number', async () => {
  signIn();
  const answerSummary = hold('summary');
  await load();
  await tap();
  expect(shown()).toEqual(['Seguindo', 'true', '']);
  answerSummary(summaryOf(false, 4));
  await settle();
  expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
});

test('the button keeps the focus during a call', async () => {
  signIn();
  await load();
  button().focus();
  hold('follow');
  await tap();
  expect(document.activeElement).toBe(button());
  expect(button()).not.toHaveProperty('disabled', true);
});

test.each([
  ['404', () => refuse('follow', 404), 'A loja saiu.'],
  ['410', () => refuse('follow', 410), 'A loja saiu.'],
  ['429 by the limit of the day', () => refuseByLimit('follow'), 'Amanhã.'],
  ['429 by a busy gateway', () => refuse('follow', 429), 'Tente de novo.'],
  [
    '429 by a busy server',
    () => answer('follow', jsonAnswer(429, {}, { 'retry-after': '3' })),
    'Tente de novo.',
  ],
  ['500', () => refuse('follow', 500), 'Tente de novo.'],
  ['403', () => refuse('follow', 403), 'Tente de novo.'],
  ['no connection', () => lose('follow'), 'Tente de novo.'],
])(
  'a refusal with %s takes the tap back and says why, until the next tap',
  async (_, fail, text) => {
    signIn();
    await load();
    fail();
    await tap();
    expect(shown()).toEqual(['Seguir', 'false', '4 seguidores']);
    expect(status()).toBe(text);
    expect((button().nextElementSibling as HTMLElement).style.clipPath).toBe('');
    refuse('follow', 204);
    await tap();
    expect([shown()[0], status()]).toEqual(['Seguindo', '']);
  },
);

test('a refused unfollow is taken back, too', async () => {
  signIn();
  answer('summary', summaryOf(true, 7));
  await load();
  refuseByLimit('unfollow');
  await tap();
  expect(shown()).toEqual(['Seguindo', 'true', '7 seguidores']);
  expect(status()).toBe('Amanhã.');
});

test('a call without an answer is given up after fifteen seconds', async () => {
  signIn();
  await load();
  answer('follow', () => new Promise(() => {}));
  const { fetch } = globalThis;
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) => {
      void fetch(url, init);
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    },
  });
  await tap();
  await settle(14_900);
  expect(status()).toBe('');
  await settle(200);
  expect([shown()[0], status()]).toEqual(['Seguir', 'Tente de novo.']);
});

test('without a summary, the button follows all the same', async () => {
  signIn();
  lose('summary');
  await load();
  expect([shown(), status()]).toEqual([['Seguir', 'false', ''], '']);
  await tap();
  expect(shown()).toEqual(['Seguindo', 'true', '']);
});

test('two buttons of a shop show the same, and a refusal is said at the tapped one', async () => {
  signIn();
  button().parentElement?.append(button().cloneNode(true));
  await load();
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-follow]');
  if (!first || !second) throw new Error('The page has two buttons.');
  await tap(second);
  expect([first.textContent, second.textContent]).toEqual(['Seguindo', 'Seguindo']);
  refuse('unfollow', 500);
  await tap(second);
  expect([first, second].map((each) => each.nextElementSibling?.textContent)).toEqual([
    '',
    'Tente de novo.',
  ]);
  expect(sentCalls('summary')).toHaveLength(1);
});

test('a button of another shop does not change the number of the page', async () => {
  signIn();
  const other = button().cloneNode(true) as HTMLElement;
  other.dataset['follow'] = shopId.replace('A', 'B');
  button().parentElement?.append(other);
  await load();
  await tap(other);
  expect([other.textContent, ...shown()]).toEqual(['Seguindo', 'Seguir', 'false', '4 seguidores']);
});

test.each([
  ['its member', businessId, true],
  ['a member of another business', 'biz_other', false],
  ['a user without a business', '', false],
])('%s sees the button: hidden is %3$s', async (_, own, isHidden) => {
  signIn('ana', own);
  await load();
  expect(button().hidden).toBe(isHidden);
  expect(sentCalls('summary')).toHaveLength(isHidden ? 0 : 1);
});
