/** @jest-environment jsdom */
import {
  answer,
  load,
  sentCalls,
  settle,
  showAgain,
  showFollowPage,
  shown,
  signIn,
  summaryOf,
  tap,
} from '#test/unit/web/support/a-follow-page.ts';
import { signIn as signInLink } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';
import { forgetSession } from '#web/lib/forget-session.ts';

const mockWentTo: string[] = [];
jest.mock('#web/open/go-to.ts', () => ({
  goTo: (path: string) => void mockWentTo.push(path),
}));

showFollowPage();
beforeEach(() => {
  mockWentTo.length = 0;
});

describe('a page that the browser kept', () => {
  test('asks again after a sign-in', async () => {
    await load();
    signIn();
    answer('summary', summaryOf(true, 8));
    await showAgain();
    expect(shown()).toEqual(['Seguindo', 'true', '8 seguidores']);
  });

  test('is as for a guest after a sign-out', async () => {
    signIn();
    answer('summary', summaryOf(true, 8));
    await load();
    forgetSession();
    await showAgain();
    expect(shown().slice(0, 2)).toEqual(['Seguir', null]);
    await tap();
    expect(mockWentTo).toEqual([signInLink]);
  });

  test('shows a follow from another page', async () => {
    signIn();
    await load();
    answer('summary', summaryOf(true, 5));
    await showAgain();
    expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  });

  test('keeps a tap that is being sent', async () => {
    signIn();
    await load();
    answer(
      'follow',
      () => new Promise<Response>((resolve) => setTimeout(resolve, 1000, jsonAnswer(204))),
    );
    await tap();
    await showAgain();
    expect(shown()[0]).toBe('Seguindo');
    await settle(1000);
    expect(sentCalls('follow', 'unfollow').map(({ name }) => name)).toEqual(['follow']);
    expect(shown()).toEqual(['Seguindo', 'true', '5 seguidores']);
  });

  test('loads nothing twice when it is shown for the first time', async () => {
    signIn();
    await load();
    dispatchEvent(new Event('pageshow'));
    await settle(200);
    expect(sentCalls('summary')).toHaveLength(1);
  });
});
