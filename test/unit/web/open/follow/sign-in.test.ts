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
  showAgain,
  showFollowPage,
  shown,
  signIn,
  status,
  storeIntent,
  summaryOf,
  tap,
} from '#test/unit/web/support/a-follow-page.ts';
import {
  businessId,
  elementOf,
  shopId,
  signIn as signInLink,
} from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';

const mockWentTo: string[] = [];
jest.mock('#web/open/go-to.ts', () => ({
  goTo: (path: string) => void mockWentTo.push(path),
}));

showFollowPage();
beforeEach(() => {
  mockWentTo.length = 0;
});

const intent = () => sessionStorage.getItem('intent');

/** Makes the session storage throw, as in some private windows. */
function blockStorage(): void {
  const refuseStorage = () => {
    throw new DOMException('', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const real = Storage.prototype[method];
    jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args) {
      if (this === sessionStorage) refuseStorage();
      return (real as (...all: unknown[]) => never).apply(this, args);
    });
  }
}

describe('a guest', () => {
  test('sees the button, without a call or a state', async () => {
    await load();
    expect(button().hidden).toBe(false);
    expect(shown()).toEqual(['Seguir', null, '']);
    expect(sentCalls()).toEqual([]);
  });

  test('who taps gets to the sign-in, and the page stores their intent', async () => {
    await load();
    await tap();
    expect(mockWentTo).toEqual([signInLink]);
    expect(JSON.parse(intent() ?? '')).toEqual({
      kind: 'follow',
      shopId,
      path: '/loja/padaria-aurora',
      at: Date.now(),
    });
    expect(sentCalls()).toEqual([]);
  });

  test('gets to the sign-in from a browser that refuses to store anything', async () => {
    blockStorage();
    await load();
    await tap();
    expect(mockWentTo).toEqual([signInLink]);
    expect(intent).toThrow();
  });
});

describe('the tap of a guest who has signed in', () => {
  test('is carried out once, and said without taking the focus', async () => {
    signIn();
    storeIntent({ at: Date.now() - 29 * 60_000 });
    const link = elementOf('account');
    link.focus();
    await load();
    expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
    expect(status()).toBe('Seguindo');
    expect((button().nextElementSibling as HTMLElement).style.clipPath).not.toBe('');
    expect(document.activeElement).toBe(link);
    expect([intent(), mockWentTo]).toEqual([null, []]);
    await showAgain();
    expect(sentCalls('follow')).toHaveLength(1);
  });

  test('waits for the number of followers, which the API raises some time after the follow', async () => {
    signIn();
    storeIntent();
    const giveSummary = hold('summary');
    await load();
    expect(sentCalls('follow')).toEqual([]);
    giveSummary(summaryOf(false, 4));
    await settle();
    expect(sentCalls('follow')).toHaveLength(1);
    expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  });

  test('is carried out on a page that the browser kept', async () => {
    await load();
    await tap();
    signIn();
    await showAgain();
    expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
    expect(intent()).toBeNull();
  });

  test('is removed before it is carried out', async () => {
    signIn();
    storeIntent();
    let stored: string | null = 'not sent';
    answer('follow', () => {
      stored = intent();
      return jsonAnswer(204);
    });
    await load();
    expect(stored).toBeNull();
  });

  test('waits while nobody has signed in', async () => {
    storeIntent();
    await load();
    await showAgain();
    expect(intent()).not.toBeNull();
    expect([sentCalls(), mockWentTo]).toEqual([[], []]);
  });

  test.each([
    ['is older than half an hour', { at: Date.parse('2026-11-27T11:29:59Z') }],
    ['comes from the future', { at: Date.parse('2026-11-27T13:00:00Z') }],
    ['has no time', { at: undefined }],
    ['names another shop than the page', { shopId: 'shp_other' }],
    ['is of another user, whose session had ended', { userId: 'rui' }],
  ])('is forgotten if it %s', async (_, changes) => {
    signIn();
    storeIntent(changes);
    await load();
    expect([intent(), sentCalls('follow'), shown()[0]]).toEqual([null, [], 'Seguir']);
  });

  test.each([
    ['another page', { path: '/loja/outra' }],
    ['something else than following', { kind: 'other' }],
  ])('stays for its own page if it is about %s', async (_, changes) => {
    signIn();
    storeIntent(changes);
    await load();
    expect(sentCalls('follow')).toEqual([]);
    expect(intent()).not.toBeNull();
  });

  test.each(['no JSON', '[]', 'null', '"follow"'])('is ignored if it is %s', async (text) => {
    signIn();
    sessionStorage.setItem('intent', text);
    await load();
    expect([sentCalls('follow'), shown()[0]]).toEqual([[], 'Seguir']);
  });

  test('is never taken from the address', async () => {
    signIn();
    history.replaceState(null, '', `/loja/padaria-aurora?intent=follow&shopId=${shopId}#follow`);
    await load();
    expect(sentCalls('follow')).toEqual([]);
  });

  test('is not carried out by a browser that refuses to remove it', async () => {
    signIn();
    storeIntent();
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await load();
    expect(sentCalls('follow')).toEqual([]);
  });

  test.each([
    ['a shop that is gone', () => refuse('follow', 404), 'A loja saiu.'],
    ['a full day', () => refuseByLimit('follow'), 'Amanhã.'],
    ['no connection', () => lose('follow'), 'Tente de novo.'],
  ])('says why it failed: %s', async (_, fail, text) => {
    signIn();
    storeIntent();
    fail();
    await load();
    expect([shown()[0], status(), intent()]).toEqual(['Seguir', text, null]);
  });
});

describe('a member of the business', () => {
  test('who tapped before the sign-in is told so, and follows nothing', async () => {
    signIn('ana', businessId);
    storeIntent();
    await load();
    expect(button().hidden).toBe(true);
    expect([status(), sentCalls(), intent()]).toEqual(['É a sua loja.', [], null]);
  });

  test('whom this device does not know yet is asked about first', async () => {
    signIn('ana', 'unknown');
    localStorage.removeItem('businessId');
    storeIntent();
    answer('me', jsonAnswer(200, { userId: 'ana', businessId }));
    await load();
    expect([status(), sentCalls('follow')]).toEqual(['É a sua loja.', []]);
    expect([button().hidden, localStorage.getItem('businessId')]).toEqual([true, businessId]);
    expect(sentCalls('me')).toHaveLength(1);
  });

  test('is not followed for if the API does not say who they are', async () => {
    signIn();
    localStorage.removeItem('businessId');
    lose('me');
    await load();
    await tap();
    expect([status(), sentCalls('follow')]).toEqual(['Tente de novo.', []]);
  });
});
