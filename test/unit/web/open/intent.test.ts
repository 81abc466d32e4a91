/** @jest-environment jsdom */
import { storeIntent, wishToFollow } from '#test/unit/web/support/a-follow-page.ts';
import { forgetIntent } from '#web/lib/auth/forget-intent.ts';
import { keepIntent, takeIntent } from '#web/open/intent.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const stored = () => sessionStorage.getItem('intent');
const take = () => takeIntent('follow', 'ana');
const blocked = () => {
  throw new DOMException('', 'SecurityError');
};

beforeEach(() => {
  jest.useFakeTimers({ now });
  sessionStorage.clear();
  history.replaceState(null, '', '/loja/padaria-aurora');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the tap of a guest', () => {
  it('is stored with its page and time, and taken once within half an hour', () => {
    keepIntent(wishToFollow);
    const intent = { ...wishToFollow, path: '/loja/padaria-aurora', at: now };
    expect(JSON.parse(stored() ?? '')).toEqual(intent);
    jest.advanceTimersByTime(30 * 60_000 - 1);
    expect([take(), stored(), take()]).toEqual([intent, null, undefined]);
  });

  it.each([
    ['is half an hour old', { at: now - 30 * 60_000 }],
    ['comes from the future', { at: now + 1 }],
    ['has no time', { at: undefined }],
    ['is of another user, whose session had ended', { userId: 'rui' }],
  ])('is forgotten if it %s', (_, changes) => {
    storeIntent(changes);
    expect([take(), stored()]).toEqual([undefined, null]);
  });

  it.each([
    ['another page', { path: '/loja/outra' }],
    ['something else', { kind: 'claim' }],
  ])('stays if it is about %s', (_, changes) => {
    storeIntent(changes);
    expect(take()).toBeUndefined();
    expect(stored()).not.toBeNull();
  });

  it.each(['no JSON', '[]', 'null', '"follow"'])('is ignored if it is %s', (text) => {
    sessionStorage.setItem('intent', text);
    expect(take()).toBeUndefined();
  });

  it('is not carried out by a browser that cannot remove it', () => {
    storeIntent();
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    expect(take()).toBeUndefined();
  });

  it('is lost in a browser that stores nothing, without an error', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
    keepIntent(wishToFollow);
    forgetIntent();
    expect(take()).toBeUndefined();
  });

  it('is deleted with a sign-out, as is a claim without an answer', () => {
    storeIntent();
    sessionStorage.setItem('unansweredClaim', '{}');
    forgetIntent();
    expect(sessionStorage).toHaveLength(0);
  });
});
