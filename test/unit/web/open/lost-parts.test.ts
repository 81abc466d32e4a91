/** @jest-environment jsdom */
import {
  action,
  isSaidVisibly,
  said,
  showClaimPage,
  tapClaim,
} from '#test/unit/web/support/a-claim-page.ts';
import {
  button,
  load,
  sentCalls,
  settle,
  showFollowPage,
  signIn,
  status,
  tap,
} from '#test/unit/web/support/a-follow-page.ts';
import {
  businessId,
  elementOf,
  shareUrl,
  showOpenPage,
} from '#test/unit/web/support/an-open-page.ts';

function mockLost(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

const mockLoad = jest.fn(mockLost);

jest.mock('#web/open/follow/follow.ts', () => mockLoad());
jest.mock('#web/open/claim/claim.ts', () => mockLost());
jest.mock('#web/open/share-answer.ts', () => mockLost());
jest.mock('#web/open/cities.ts', () => mockLost());
jest.mock('#web/lib/print-page.ts', () => mockLost());

const closeSheet = () => Promise.reject(new DOMException('', 'AbortError'));
const clipboard = { writeText: async () => undefined };

showFollowPage();
beforeEach(() => mockLoad.mockClear());

test.each([
  ['a guest', 0, () => undefined],
  ['a member of the business', 0, () => signIn('ana', businessId)],
  ['a user', 1, () => signIn()],
])('the page of %s loads the rest of following %d times by itself', async (_, times, prepare) => {
  prepare();
  await load();
  expect(mockLoad).toHaveBeenCalledTimes(times);
});

test.each([
  ['a guest', () => undefined],
  ['a user', () => signIn()],
])('a tap of %s says so if the rest of following does not load', async (_, prepare) => {
  prepare();
  await load();
  expect([button().hidden, status()]).toEqual([false, '']);
  await tap();
  expect(status()).toBe('Tente de novo.');
  expect((button().nextElementSibling as HTMLElement).style.clipPath).toBe('');
  expect(sentCalls()).toEqual([]);
});

test('a tap that claims says so if the rest of claiming does not load', async () => {
  signIn();
  showClaimPage();
  await load();
  await tapClaim();
  expect([action().hidden, said()[0], isSaidVisibly()]).toEqual([
    false,
    'Verifique a internet.',
    true,
  ]);
});

test('the page is printed as it is', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  showOpenPage();
  await load();
  elementOf('print').click();
  await settle();
  expect(print).toHaveBeenCalledTimes(1);
});

test.each<[string, boolean, object, string | undefined]>([
  ['the link to copy is shown by the browser', false, { clipboard: undefined }, 'Copie o link:'],
  ['a closed share sheet changes nothing', true, { share: closeSheet }, undefined],
  ['the browser says that the link was copied', false, { clipboard }, 'Link copiado'],
])('%s', async (_, isTouched, device, question) => {
  Object.assign(window, { matchMedia: () => ({ matches: isTouched }) });
  Object.assign(navigator, device);
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
  showOpenPage();
  await load();
  elementOf('share').click();
  await settle();
  expect(prompt.mock.calls).toEqual(question === undefined ? [] : [[question, shareUrl]]);
});

test('a city is typed without suggestions', async () => {
  showOpenPage(['cities']);
  await load();
  document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect(document.querySelectorAll('datalist option')).toHaveLength(0);
});
