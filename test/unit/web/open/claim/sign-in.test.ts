/** @jest-environment jsdom */
import {
  aClaim,
  action,
  give,
  isSaidVisibly,
  offerId,
  refuseWith,
  said,
  showClaims,
  signInLink,
  status,
  storeClaimIntent,
  tapClaim,
  voucher,
} from '#test/unit/web/support/a-claim-page.ts';
import {
  answer,
  load,
  lose,
  refuse,
  sentCalls,
  settle,
  showAgain,
  signIn,
} from '#test/unit/web/support/a-follow-page.ts';
import { shopId } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';
import { forgetIntent } from '#web/lib/auth/forget-intent.ts';

const mockWentTo: string[] = [];
jest.mock('#web/open/go-to.ts', () => ({ goTo: (path: string) => void mockWentTo.push(path) }));
jest.mock('#web/platform/wallet/wallet.ts', () => ({ keepClaim: async () => true }));
jest.mock('#web/platform/offline/forget-on-device.ts', () => ({
  forgetOnDevice: async () => undefined,
}));
const mockRenew = jest.fn<Promise<string | undefined>, []>();
jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: () => mockRenew() }));

showClaims();
beforeEach(() => {
  mockWentTo.length = 0;
  mockRenew.mockReset();
});

const intent = () => sessionStorage.getItem('intent');

test('a guest who taps gets to the sign-in, and the page stores their intent', async () => {
  await load();
  await tapClaim();
  expect(mockWentTo).toEqual([signInLink]);
  expect(JSON.parse(intent() ?? '')).toEqual({
    kind: 'claim',
    offerId,
    shopId,
    path: '/loja/padaria-aurora',
    at: expect.any(Number),
  });
  expect(sentCalls()).toEqual([]);
});

describe('the tap of a guest who has signed in', () => {
  test('shows the voucher without a second tap, once', async () => {
    signIn();
    storeClaimIntent({ at: Date.now() - 29 * 60_000 });
    await load();
    await settle(50);
    expect(voucher()).not.toBeNull();
    expect(document.activeElement).toBe(voucher());
    expect([intent(), mockWentTo]).toEqual([null, []]);
    answer('read', jsonAnswer(200, aClaim()));
    await showAgain();
    expect(sentCalls('claim')).toHaveLength(1);
  });

  test('is carried out on a page that the browser kept', async () => {
    await load();
    await tapClaim();
    signIn();
    await showAgain();
    await settle(50);
    expect([voucher() === null, intent()]).toEqual([false, null]);
  });

  test('is removed before it is carried out', async () => {
    signIn();
    storeClaimIntent();
    let stored: string | null = 'not sent';
    answer('claim', () => {
      stored = intent();
      return jsonAnswer(201, aClaim());
    });
    await load();
    expect(stored).toBeNull();
  });

  test('is not carried out by a browser that refuses to remove it', async () => {
    signIn();
    storeClaimIntent();
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await load();
    expect(sentCalls('claim')).toEqual([]);
  });

  test.each([
    ['is older than half an hour', { at: Date.parse('2026-11-27T11:29:59Z') }],
    ['comes from the future', { at: Date.parse('2026-11-27T13:00:00Z') }],
    ['has no time', { at: undefined }],
    ['names an offer that the page does not have', { offerId: 'off_other' }],
    ['is of another user, whose session had ended', { userId: 'rui' }],
  ])('is forgotten if it %s', async (_, changes) => {
    signIn();
    storeClaimIntent(changes);
    await load();
    expect([intent(), sentCalls('claim')]).toEqual([null, []]);
  });

  test('stays for its own page', async () => {
    signIn();
    storeClaimIntent({ path: '/loja/outra' });
    await load();
    expect([intent() === null, sentCalls('claim')]).toEqual([false, []]);
  });

  test('waits while nobody has signed in', async () => {
    storeClaimIntent();
    await load();
    await showAgain();
    expect([intent() === null, sentCalls(), mockWentTo]).toEqual([false, [], []]);
  });

  test.each([
    `?intent=claim&offerId=${offerId}&shopId=${shopId}`,
    `?claim=${offerId}`,
    `#claim=${offerId}`,
    `#data-claim`,
    `?intent=${encodeURIComponent(JSON.stringify({ kind: 'claim', offerId, shopId, path: '/loja/padaria-aurora', at: Date.now() }))}`,
  ])('is never taken from the address: %s', async (part) => {
    signIn();
    history.replaceState(null, '', `/loja/padaria-aurora${part}`);
    await load();
    await showAgain();
    expect([sentCalls(), voucher()]).toEqual([[], null]);
  });

  test('says why it failed', async () => {
    signIn();
    storeClaimIntent();
    refuseWith(409, 'OFFER_SOLD_OUT');
    await load();
    await settle(50);
    expect(said()[0]).toMatch(/^Esgotou/);
    expect([isSaidVisibly(), intent()]).toEqual([true, null]);
  });

  test('is deleted with a sign-out, as is a claim without an answer', async () => {
    signIn();
    lose('claim');
    await load();
    await tapClaim();
    await settle(60_000);
    storeClaimIntent();
    forgetIntent();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a session that has ended', () => {
  const endSession = () =>
    mockRenew.mockImplementation(async () => {
      const { announceSessionEnd } = await import('#web/lib/auth/session-end.ts');
      announceSessionEnd();
      return undefined;
    });

  test('leads a tap to the sign-in, and only its user gets the voucher', async () => {
    signIn();
    await load();
    endSession();
    refuse('claim', 401);
    await tapClaim();
    await settle(200);
    expect(mockWentTo).toEqual([signInLink]);
    expect(JSON.parse(intent() ?? '')).toMatchObject({ kind: 'claim', offerId, userId: 'ana' });
    expect(status().textContent).toBe('');
    signIn('ana');
    give();
    answer('read', jsonAnswer(200, aClaim()));
    await showAgain();
    await settle(50);
    expect(voucher()).not.toBeNull();
    const keys = sentCalls('claim').map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
  });

  test('leads nowhere by itself', async () => {
    signIn();
    storeClaimIntent();
    endSession();
    refuse('claim', 401);
    await load();
    await settle(200);
    expect([mockWentTo, status().textContent, action().tagName]).toEqual([[], '', 'BUTTON']);
    expect(document.querySelector('[data-account]')?.textContent).toBe('Entrar');
  });

  test('that was renewed sends the same call again', async () => {
    signIn();
    await load();
    mockRenew.mockResolvedValue('renewed');
    answer('claim', jsonAnswer(401, {}), jsonAnswer(201, aClaim()));
    await tapClaim();
    expect(voucher()).not.toBeNull();
    const keys = sentCalls('claim').map(({ headers }) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
