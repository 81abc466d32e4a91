/** @jest-environment jsdom */
import {
  answer,
  button,
  hold,
  load,
  loadAs,
  lose,
  refuse,
  sentCalls,
  sentChanges,
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
  signIn as signInLink,
} from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';

const mockWentTo: string[] = [];
jest.mock('#web/open/go-to.ts', () => ({
  goTo: (path: string) => void mockWentTo.push(path),
}));
jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: async () => 'renewed' }));
jest.mock('#web/platform/offline/forget-on-device.ts', () => ({
  forgetOnDevice: async () => undefined,
}));

showFollowPage();
beforeEach(() => {
  mockWentTo.length = 0;
});

const untouched = ['Seguir', 'false', '4 seguidores'];

describe('the tap of a guest who has signed in', () => {
  test('is said without taking the focus', async () => {
    storeIntent();
    const link = elementOf('account');
    link.focus();
    await loadAs();
    expect([shown(), status()]).toEqual([['Seguindo', 'true', '5 seguidores'], 'Seguindo']);
    expect((button().nextElementSibling as HTMLElement).style.clipPath).not.toBe('');
    expect(document.activeElement).toBe(link);
  });

  test('waits for the number of followers, which the API raises some time after the follow', async () => {
    storeIntent();
    const giveSummary = hold('summary');
    await loadAs();
    expect(sentCalls('follow')).toEqual([]);
    giveSummary(summaryOf(false, 4));
    await settle();
    expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  });
});

test('an unfollow whose session has ended leads to the sign-in without a wish to follow', async () => {
  answer('summary', summaryOf(true, 4));
  await loadAs();
  refuse('unfollow', 401);
  await tap();
  expect([mockWentTo, sessionStorage.getItem('intent')]).toEqual([[signInLink], null]);
});

describe('a member of the business', () => {
  test('who tapped before the sign-in is told so, and follows nothing', async () => {
    signIn('ana', businessId);
    storeIntent();
    await load();
    expect([button().hidden, status(), sentCalls()]).toEqual([true, 'É a sua loja.', []]);
  });

  test('whom this device does not know yet is asked about first', async () => {
    signIn();
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

describe('somebody else who signs in in another tab', () => {
  test('does not follow by a tap for the user before', async () => {
    await loadAs('ana');
    signIn('rui');
    answer('summary', summaryOf(true, 9));
    await tap();
    expect([sentChanges(), status()]).toEqual([[], 'Tente de novo.']);
    expect(shown()).toEqual(['Seguindo', 'true', '9 seguidores']);
    await tap();
    expect(sentCalls('unfollow')[0]?.url).toMatch(/\/following\/rui$/);
  });

  test('does not see a late answer about the user before', async () => {
    const answerSummary = hold('summary');
    await loadAs('ana');
    signIn('rui');
    await showAgain();
    answerSummary(summaryOf(true, 77));
    await settle();
    expect(shown()).toEqual(untouched);
  });

  test('does not see the end of a call of the user before', async () => {
    await loadAs('ana');
    const answerFollow = hold('follow');
    await tap();
    signIn('rui');
    await showAgain();
    answerFollow(jsonAnswer(204));
    await settle();
    expect([shown(), status()]).toEqual([untouched, '']);
  });
});

describe('a page that the browser kept', () => {
  test('shows a follow from another page', async () => {
    await loadAs();
    answer('summary', summaryOf(true, 5));
    await showAgain();
    expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  });

  test('keeps a tap that is being sent', async () => {
    await loadAs();
    const answerFollow = hold('follow');
    await tap();
    await showAgain();
    expect(shown()[0]).toBe('Seguindo');
    answerFollow(jsonAnswer(204));
    await settle();
    expect([sentChanges(), shown()]).toEqual([['follow'], ['Seguindo', 'true', '5 seguidores']]);
  });

  test('loads nothing twice when it is shown for the first time', async () => {
    await loadAs();
    dispatchEvent(new Event('pageshow'));
    await settle(200);
    expect(sentCalls('summary')).toHaveLength(1);
  });
});
