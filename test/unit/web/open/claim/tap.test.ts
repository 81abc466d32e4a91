/** @jest-environment jsdom */

import { showClaimCode } from '#contract/claims/claim-code.ts';
import {
  aClaim,
  action,
  claimAs,
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
import { hold, loadAs, sentCalls, settle } from '#test/unit/web/support/a-follow-page.ts';
import { elementOf, shopId } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { keepLanguage } from '#web/lib/language-choice.ts';

const mockKeep = jest.fn(async () => true);
jest.mock('#web/platform/wallet/wallet.ts', () => ({ keepClaim: mockKeep }));
const mockKeepWallet = jest.fn(async () => undefined);
jest.mock('#web/lib/keep-wallet.ts', () => ({ keepWallet: mockKeepWallet }));

const { code } = aClaim();
const linkToWallet = `/wallet?code=${code}`;

showClaims();
beforeEach(() => {
  mockKeep.mockClear();
  mockKeepWallet.mockClear();
});

test('one tap shows the voucher in place: its code, its QR code, its last day, and a link to the wallet', async () => {
  await loadAs();
  expect([action().hidden, sentCalls()]).toEqual([false, []]);
  await tapClaim();
  const [call] = sentCalls();
  expect(call?.url).toBe(`/api/offers/${offerId}/claims`);
  expect(JSON.parse(String(call?.init.body))).toEqual({ consumerId: 'ana', shopId });
  expect(voucher()?.textContent).toContain(showClaimCode(code));
  expect(voucher()?.textContent).toContain('Vale até');
  expect(voucher()?.querySelector('svg[role="img"]')).not.toBeNull();
  // One level below the title of the offer.
  expect(voucher()?.querySelector('h3')?.textContent).toBe('Seu cupom');
  expect(isMarked()).toBe(true);
  expect([action().tagName, action().getAttribute('href')]).toEqual(['A', linkToWallet]);
  expect(action().textContent).toBe('Ver em Meus cupons');
});

test('the voucher is also stored for offline use, under its user, with the wallet in its own language', async () => {
  // The wallet does not know the language of a link to the page.
  document.documentElement.lang = 'en';
  keepLanguage('es');
  await claimAs();
  expect(mockKeep.mock.calls).toEqual([['ana', aClaim()]]);
  expect(mockKeepWallet.mock.calls).toEqual([['es']]);
});

test('the wallet is not stored where the voucher was not', async () => {
  mockKeep.mockResolvedValueOnce(false);
  await claimAs();
  expect(voucher()).not.toBeNull();
  expect(mockKeepWallet).not.toHaveBeenCalled();
});

test('a screen reader hears that the claim runs, then the code, and the focus goes to the voucher', async () => {
  await loadAs();
  const answerClaim = hold('claim');
  action().focus();
  await tapClaim();
  expect(status().textContent).toBe('Pegando o cupom…');
  expect([action().getAttribute('aria-busy'), document.activeElement]).toEqual(['true', action()]);
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expect(status().textContent).toBe(`O cupom é seu. Código ${showClaimCode(code)}`);
  expect([isSaidVisibly(), document.activeElement]).toEqual([false, voucher()]);
});

test('the focus of a user who is elsewhere by then stays there', async () => {
  await loadAs();
  const answerClaim = hold('claim');
  await tapClaim();
  elementOf('account').focus();
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expect([voucher() === null, document.activeElement]).toEqual([false, elementOf('account')]);
});

test('two quick taps make one claim', async () => {
  await loadAs();
  const answerClaim = hold('claim');
  await tapClaim();
  await tapClaim();
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expect(sentCalls('claim')).toHaveLength(1);
});

test('a voucher that ends while it is on the screen loses its QR code', async () => {
  give(aClaim({ endsAt: '2026-11-27T12:10:00.000Z' }));
  await claimAs();
  const qrCode = () => voucher()?.querySelector('svg[role="img"]');
  expect(qrCode()).not.toBeNull();
  await settle(11 * 60_000);
  expect(qrCode()).toBeNull();
  expect(voucher()?.textContent).toContain('Terminou');
});

test('a page in another language says everything in its language', async () => {
  document.documentElement.lang = 'es';
  await claimAs();
  expect(status().textContent).toContain('El cupón es tuyo.');
  expect(action().textContent).toBe('Ver en Mis cupones');
});

test('without its part, the voucher is its code and a link to the wallet', async () => {
  jest.doMock('#web/open/claim/voucher/show-voucher.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await claimAs();
  expect(said()).toEqual([code, linkToWallet]);
  await tapClaim();
  expect(sentCalls('claim')).toHaveLength(1);
  jest.dontMock('#web/open/claim/voucher/show-voucher.tsx');
});

test('an answer that comes after a sign-out is not shown', async () => {
  await loadAs();
  const answerClaim = hold('claim');
  await tapClaim();
  forgetSession();
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expect([voucher(), action().tagName]).toEqual([null, 'BUTTON']);
});
