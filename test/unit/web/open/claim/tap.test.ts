/** @jest-environment jsdom */

import { showClaimCode } from '#contract/claims/claim-code.ts';
import {
  aClaim,
  action,
  give,
  isMarked,
  isSaidVisibly,
  offerId,
  said,
  showClaims,
  status,
  tapClaim,
  voucher,
} from '#test/unit/web/support/a-claim-page.ts';
import { hold, load, sentCalls, settle, signIn } from '#test/unit/web/support/a-follow-page.ts';
import { businessId, shopId } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';
import { storeBusiness } from '#web/lib/auth/store-business.ts';
import { keepLanguage } from '#web/lib/language-choice.ts';

const mockKeep = jest.fn(async () => true);
jest.mock('#web/platform/wallet/wallet.ts', () => ({ keepClaim: mockKeep }));
const mockKeepWallet = jest.fn(async () => undefined);
jest.mock('#web/lib/keep-wallet.ts', () => ({ keepWallet: mockKeepWallet }));

const shownCode = showClaimCode(aClaim().code);

showClaims();
beforeEach(() => {
  mockKeep.mockClear();
  mockKeepWallet.mockClear();
});

test('one tap shows the voucher in place: its code, its QR code and its last day', async () => {
  const token = signIn();
  await load();
  expect([action().hidden, sentCalls()]).toEqual([false, []]);
  await tapClaim();
  const [call] = sentCalls();
  expect(call?.url).toBe(`/api/offers/${offerId}/claims`);
  expect(JSON.parse(String(call?.init.body))).toEqual({ consumerId: 'ana', shopId });
  expect(call?.headers).toMatchObject({
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': expect.stringMatching(/^[\w-]{8,64}$/),
  });
  expect(voucher()?.textContent).toContain(shownCode);
  expect(voucher()?.textContent).toContain('Vale até');
  expect(voucher()?.querySelector('svg[role="img"]')).not.toBeNull();
  expect(isMarked()).toBe(true);
});

test('the button becomes a link to the voucher in the wallet, and its heading is one level below the title of the offer', async () => {
  signIn();
  await load();
  await tapClaim();
  const { code } = aClaim();
  expect([action().tagName, action().getAttribute('href')]).toEqual(['A', `/wallet?code=${code}`]);
  expect(action().textContent).toBe('Ver em Meus cupons');
  expect(voucher()?.querySelector('h3')?.textContent).toBe('Seu cupom');
});

test('the voucher is also stored for offline use, under its user, with the wallet that shows it', async () => {
  signIn();
  await load();
  await tapClaim();
  expect(mockKeep.mock.calls).toEqual([['ana', aClaim()]]);
  expect(mockKeepWallet).toHaveBeenCalledTimes(1);
});

test('the wallet is stored in its own language, which a link to the page does not change', async () => {
  document.documentElement.lang = 'en';
  keepLanguage('es');
  signIn();
  await load();
  await tapClaim();
  expect(mockKeepWallet.mock.calls).toEqual([['es']]);
});

test('the wallet is not stored where the voucher was not', async () => {
  mockKeep.mockResolvedValueOnce(false);
  signIn();
  await load();
  await tapClaim();
  expect(voucher()).not.toBeNull();
  expect(mockKeepWallet).not.toHaveBeenCalled();
});

test('a screen reader hears that the claim runs, then the code, and the focus goes to the voucher', async () => {
  signIn();
  await load();
  const answerClaim = hold('claim');
  action().focus();
  await tapClaim();
  expect(status().textContent).toBe('Pegando o cupom…');
  expect([action().getAttribute('aria-busy'), document.activeElement]).toEqual(['true', action()]);
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expect(status().textContent).toBe(`O cupom é seu. Código ${shownCode}`);
  expect(isSaidVisibly()).toBe(false);
  expect(document.activeElement).toBe(voucher());
});

test('the focus of a user who is elsewhere by then stays there', async () => {
  signIn();
  await load();
  const answerClaim = hold('claim');
  await tapClaim();
  const link = document.querySelector<HTMLElement>('[data-account]');
  link?.focus();
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expect(voucher()).not.toBeNull();
  expect(document.activeElement).toBe(link);
});

test('two quick taps make one claim', async () => {
  signIn();
  await load();
  const answerClaim = hold('claim');
  await tapClaim();
  await tapClaim();
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expect(sentCalls('claim')).toHaveLength(1);
});

test('a voucher that ends while it is on the screen loses its QR code', async () => {
  signIn();
  give(aClaim({ endsAt: '2026-11-27T12:10:00.000Z' }));
  await load();
  await tapClaim();
  expect(voucher()?.querySelector('svg[role="img"]')).not.toBeNull();
  await settle(11 * 60_000);
  expect(voucher()?.querySelector('svg[role="img"]')).toBeNull();
  expect(voucher()?.textContent).toContain('Terminou');
});

test.each([
  ['en', 'The voucher is yours.', 'See it in My vouchers'],
  ['es', 'El cupón es tuyo.', 'Ver en Mis cupones'],
])('a page in %s says everything in its language', async (language, text, link) => {
  document.documentElement.lang = language;
  signIn();
  await load();
  await tapClaim();
  expect(status().textContent).toContain(text);
  expect(action().textContent).toBe(link);
});

test('a member of the business sees no button', async () => {
  signIn('ana');
  storeBusiness({ userId: 'ana', businessId, role: 'owner' });
  await load();
  expect(action().hidden).toBe(true);
});

test('without its part, the voucher is its code and a link to the wallet', async () => {
  jest.doMock('#web/open/claim/voucher/show-voucher.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  signIn();
  await load();
  await tapClaim();
  const { code } = aClaim();
  expect(said()).toEqual([code, `/wallet?code=${code}`]);
  await tapClaim();
  expect(sentCalls('claim')).toHaveLength(1);
  jest.dontMock('#web/open/claim/voucher/show-voucher.tsx');
});

test('an answer that comes after a sign-out is not shown', async () => {
  signIn();
  await load();
  const answerClaim = hold('claim');
  await tapClaim();
  localStorage.clear();
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expect([voucher(), action().tagName]).toEqual([null, 'BUTTON']);
});
