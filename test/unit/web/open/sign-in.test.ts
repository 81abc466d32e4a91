/** @jest-environment jsdom */
import {
  aClaim,
  action,
  said,
  showClaims,
  tapClaim,
  voucher,
  wishToClaim,
} from '#test/unit/web/support/a-claim-page.ts';
import {
  answer,
  keysOf,
  load,
  loadAs,
  refuse,
  sentCalls,
  settle,
  showAgain,
  showFollowPage,
  shown,
  signIn,
  status,
  storeIntent,
  tap,
  wishToFollow,
} from '#test/unit/web/support/a-follow-page.ts';
import { elementOf, signIn as signInLink } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';
import { forgetSession } from '#web/lib/forget-session.ts';

const mockWentTo: string[] = [];
jest.mock('#web/open/go-to.ts', () => ({ goTo: (path: string) => void mockWentTo.push(path) }));
jest.mock('#web/platform/wallet/wallet.ts', () => ({ keepClaim: async () => true }));
jest.mock('#web/platform/offline/forget-on-device.ts', () => ({
  forgetOnDevice: async () => undefined,
}));
const mockRenew = jest.fn<Promise<string | undefined>, []>();
jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: () => mockRenew() }));

/** The two kinds of taps that need an account. */
const taps = {
  follow: {
    wish: wishToFollow,
    ofOther: { shopId: 'shp_other' },
    showPage: showFollowPage,
    tap,
    isDone: () => shown()[0] === 'Seguindo',
    look: () => [...shown().slice(0, 2), status()],
    untouched: ['Seguir', null, ''],
    done: () => jsonAnswer(204),
    refusal: 'A loja saiu.',
    said: status,
    keys: 2,
  },
  claim: {
    wish: wishToClaim,
    ofOther: { offerId: 'off_other' },
    showPage: showClaims,
    tap: tapClaim,
    isDone: () => voucher() !== null,
    look: () => [action().tagName, voucher(), said()[0]],
    untouched: ['BUTTON', null, ''],
    done: () => jsonAnswer(201, aClaim()),
    refusal: 'Esta oferta não está disponível agora. Ver outras ofertas da loja',
    said: () => said()[0],
    // The claim may have been made, so it is repeated.
    keys: 1,
  },
} as const;

const intent = () => sessionStorage.getItem('intent');

/** Lets the identity service refuse to renew the token, as `renewToken` says it. */
const endSession = () =>
  mockRenew.mockImplementation(async () => {
    const { announceSessionEnd } = await import('#web/lib/auth/session-end.ts');
    announceSessionEnd();
    return undefined;
  });

describe.each(['follow', 'claim'] as const)('a tap of a guest to %s', (kind) => {
  const { wish, showPage, isDone, look, untouched, ...tapped } = taps[kind];
  const store = (changes: object = {}) => storeIntent({ ...wish, ...changes });

  /** Shows the page again, and waits for the parts of a voucher. */
  const returnToPage = async () => {
    await showAgain();
    await settle(50);
  };

  showPage();
  beforeEach(() => {
    mockWentTo.length = 0;
    mockRenew.mockReset();
  });

  test('leads to the sign-in, and is carried out on a page that the browser kept', async () => {
    await load();
    expect([look(), sentCalls()]).toEqual([untouched, []]);
    await tapped.tap();
    expect(mockWentTo).toEqual([signInLink]);
    expect(JSON.parse(intent() ?? '')).toEqual({
      ...wish,
      path: '/loja/padaria-aurora',
      at: expect.any(Number),
    });
    expect(sentCalls()).toEqual([]);
    signIn();
    await returnToPage();
    expect([isDone(), intent()]).toEqual([true, null]);
  });

  test('is carried out once by the page that is loaded after the sign-in', async () => {
    store();
    await loadAs();
    await settle(50);
    expect([isDone(), intent(), mockWentTo]).toEqual([true, null, []]);
    await returnToPage();
    expect(sentCalls(kind)).toHaveLength(1);
  });

  test('waits while nobody has signed in', async () => {
    store();
    await load();
    await showAgain();
    expect([intent() === null, sentCalls(), mockWentTo]).toEqual([false, [], []]);
  });

  test('is forgotten on a page without its shop or offer', async () => {
    store(tapped.ofOther);
    await loadAs();
    expect([intent(), sentCalls(kind)]).toEqual([null, []]);
  });

  test('is never taken from the address', async () => {
    const words = new URLSearchParams({ ...wish, intent: JSON.stringify(wish), [kind]: '1' });
    history.replaceState(null, '', `/loja/padaria-aurora?${words}#${kind}`);
    await loadAs();
    await showAgain();
    expect([sentCalls(kind), isDone()]).toEqual([[], false]);
  });

  test('says why it failed', async () => {
    store();
    answer(kind, jsonAnswer(404, { code: 'OFFER_NOT_FOUND' }));
    await loadAs();
    await settle(50);
    expect([isDone(), tapped.said(), intent()]).toEqual([false, tapped.refusal, null]);
  });

  test('by a user whose session has ended waits for the next sign-in, too', async () => {
    await loadAs();
    endSession();
    refuse(kind, 401);
    await tapped.tap();
    await settle(200);
    expect(mockWentTo).toEqual([signInLink]);
    expect(JSON.parse(intent() ?? '')).toMatchObject({ ...wish, userId: 'ana' });
    expect([look(), elementOf('account').textContent]).toEqual([untouched, 'Entrar']);
    signIn();
    answer(kind, tapped.done());
    await returnToPage();
    expect(isDone()).toBe(true);
    expect(new Set(keysOf(kind)).size).toBe(tapped.keys);
  });

  test('leads nowhere by itself if the session has ended before the page is loaded', async () => {
    store();
    endSession();
    refuse('summary', 401);
    refuse(kind, 401);
    await loadAs();
    await settle(200);
    expect([mockWentTo, look()]).toEqual([[], untouched]);
    expect(elementOf('account').textContent).toBe('Entrar');
  });

  test.each([
    ['nobody', () => forgetSession(), [signInLink]],
    ['somebody else', () => void signIn('rui'), []],
  ])('is not seen on a kept page once %s is signed in', async (_, change, wentTo) => {
    await loadAs();
    await tapped.tap();
    expect(isDone()).toBe(true);
    change();
    await showAgain();
    expect([isDone(), tapped.said()]).toEqual([false, '']);
    await tapped.tap();
    expect(mockWentTo).toEqual(wentTo);
  });
});
