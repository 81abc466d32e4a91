/** @jest-environment jsdom */
import { elementOf, showOpenPage, signIn } from '#test/unit/web/support/an-open-page.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { offerAccount } from '#web/open/account-link.ts';

const shown = () => [elementOf('account').textContent, elementOf('account').getAttribute('href')];
const guest = ['Entrar', `http://localhost${signIn}`];
const user = ['Minha conta', '/profile'];

beforeEach(() => {
  forgetSession();
  showOpenPage(['account']);
});

test('a guest gets to the sign-in, and back to the page', () => {
  offerAccount();
  expect(shown()).toEqual(guest);
});

test('a signed-in user gets to their account', () => {
  storeUser('ana', 'token');
  offerAccount();
  expect(shown()).toEqual(user);
});

test('the link follows a sign-in and a sign-out before the page is shown again', () => {
  offerAccount();
  storeUser('ana', 'token');
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toEqual(user);
  forgetSession();
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toEqual(guest);
});
