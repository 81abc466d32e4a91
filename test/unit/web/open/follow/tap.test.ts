/** @jest-environment jsdom */
import {
  answer,
  button,
  hold,
  keysOf,
  load,
  loadAs,
  lose,
  refuse,
  refuseByLimit,
  sentCalls,
  sentChanges,
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

test.each([
  ['nobody', summaryOf(false, 0), ['Seguir', 'false', '']],
  ['one person', summaryOf(false, 1), ['Seguir', 'false', '1 seguidor']],
  ['the user, who is not counted yet', summaryOf(true, 0), ['Seguindo', 'true', '1 seguidor']],
  ['the user and others', summaryOf(true, 1204), ['Seguindo', 'true', '1.204 seguidores']],
])('a shop that is followed by %s says so to a user', async (_, summary, expected) => {
  document.documentElement.lang = 'pt-BR';
  answer('summary', summary);
  await loadAs();
  expect(shown()).toEqual(expected);
  expect(sentCalls().map(({ url }) => url)).toEqual([
    `/api/shops/${shopId}/summary?consumerId=ana`,
  ]);
});

test('a tap follows the shop at once, and another one unfollows it', async () => {
  await loadAs();
  const answerFollow = hold('follow');
  button().focus();
  await tap();
  expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  expect(document.activeElement).toBe(button());
  answerFollow(jsonAnswer(204));
  await settle();
  await tap();
  expect([shown(), status()]).toEqual([['Seguir', 'false', '4 seguidores'], '']);
  const [follow, unfollow] = sentCalls('follow', 'unfollow');
  expect(follow?.init.body).toBe('{"consumerId":"ana"}');
  expect(unfollow?.url).toBe(`/api/shops/${shopId}/following/ana`);
  expect(keysOf('unfollow')).not.toEqual(keysOf('follow'));
});

const followed = ['Seguindo', 'true', '5 seguidores'];
const untouched = ['Seguir', 'false', '4 seguidores'];

test.each([
  ['the second of two is sent after the first', 2, 204, ['follow', 'unfollow'], untouched],
  ['three send one call', 3, 204, ['follow'], followed],
  // It may have been executed.
  ['the second is sent although the first was lost', 2, 503, ['follow', 'unfollow'], untouched],
])('of quick taps, %s', async (_, taps, http, calls, expected) => {
  await loadAs();
  const answerFollow = hold('follow');
  for (let count = 0; count < taps; count += 1) await tap();
  expect([sentChanges(), shown()]).toEqual([['follow'], expected]);
  answerFollow(jsonAnswer(http));
  await settle();
  expect([sentChanges(), shown(), status()]).toEqual([calls, expected, '']);
});

test('a tap before the first answer counts, and the answer brings the number', async () => {
  const answerSummary = hold('summary');
  await loadAs();
  await tap();
  expect(shown()).toEqual(['Seguindo', 'true', '']);
  answerSummary(summaryOf(false, 4));
  await settle();
  expect(shown()).toEqual(followed);
});

test.each([
  ['404', () => refuse('follow', 404), 'A loja saiu.'],
  ['410', () => refuse('follow', 410), 'A loja saiu.'],
  ['429 by the limit of the day', () => refuseByLimit('follow'), 'Amanhã.'],
  ['429 by a busy gateway', () => refuse('follow', 429), 'Tente de novo.'],
  ['no connection', () => lose('follow'), 'Tente de novo.'],
])('a refusal with %s takes a tap back and says why, until the next tap', async (_, fail, text) => {
  await loadAs();
  fail();
  await tap();
  expect([shown(), status()]).toEqual([untouched, text]);
  expect((button().nextElementSibling as HTMLElement).style.clipPath).toBe('');
  refuse('follow', 204);
  await tap();
  expect([shown()[0], status()]).toEqual(['Seguindo', '']);
});

test('a refused unfollow is taken back, too', async () => {
  answer('summary', summaryOf(true, 7));
  await loadAs();
  refuseByLimit('unfollow');
  await tap();
  expect([shown(), status()]).toEqual([['Seguindo', 'true', '7 seguidores'], 'Amanhã.']);
});

test('without a summary, the button follows all the same', async () => {
  lose('summary');
  await loadAs();
  expect([shown(), status()]).toEqual([['Seguir', 'false', ''], '']);
  await tap();
  expect(shown()).toEqual(['Seguindo', 'true', '']);
});

test('two buttons of a shop show the same, and a refusal is said at the tapped one', async () => {
  button().parentElement?.append(button().cloneNode(true));
  await loadAs();
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-follow]')];
  await tap(buttons[1]);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Seguindo', 'Seguindo']);
  refuse('unfollow', 500);
  await tap(buttons[1]);
  expect(buttons.map((each) => each.nextElementSibling?.textContent)).toEqual([
    '',
    'Tente de novo.',
  ]);
  expect(sentCalls('summary')).toHaveLength(1);
});

test('a button of another shop does not change the number of the page', async () => {
  const other = button().cloneNode(true) as HTMLElement;
  other.dataset['follow'] = shopId.replace('A', 'B');
  button().parentElement?.append(other);
  await loadAs();
  await tap(other);
  expect([other.textContent, ...shown()]).toEqual(['Seguindo', ...untouched]);
});

test.each([
  ['its member', businessId, true],
  ['a member of another business', 'biz_other', false],
])('%s sees the button: hidden is %3$s', async (_, own, isHidden) => {
  signIn('ana', own);
  await load();
  expect(button().hidden).toBe(isHidden);
  expect(sentCalls('summary')).toHaveLength(isHidden ? 0 : 1);
});
