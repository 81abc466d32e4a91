/** @jest-environment jsdom */
import { elementOf, showOpenPage, signIn } from '#test/unit/web/support/an-open-page.ts';
import { storeBusiness } from '#web/lib/auth/store-business.ts';
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

test('a guest gets to the sign-in, a user to their account, also on a page that is shown again', () => {
  offerAccount();
  expect(shown()).toEqual(guest);
  storeUser('ana', 'token');
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toEqual(user);
  forgetSession();
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toEqual(guest);
});

describe('the way into the app', () => {
  const link = () => elementOf('role-link') as HTMLAnchorElement;
  const shownRole = () =>
    link().hidden ? 'nothing' : [link().textContent, link().getAttribute('href')];

  beforeEach(() => showOpenPage(['account', 'role']));

  /** Signs a user in, whose role the API has told this device. */
  function signInAs(role: 'consumer' | 'owner' | 'validator' | 'staff'): void {
    storeUser('ana', 'token');
    storeBusiness({ userId: 'ana', role });
  }

  test.each([
    ['an owner', 'owner', ['Minha empresa', '/business']],
    ['a validator', 'validator', ['Balcão', '/counter']],
    ['a member of the staff', 'staff', ['Equipe', '/staff']],
    ['a consumer', 'consumer', 'nothing'],
  ] as const)('of %s is the one of their role', (_, role, expected) => {
    signInAs(role);
    offerAccount();
    expect(shownRole()).toEqual(expected);
  });

  test('follows a sign-in, the registration of a business, a sign-out, and the sign-in of somebody else', () => {
    const shownAfter = (change: () => void) => {
      change();
      dispatchEvent(new Event('pageshow'));
      return shownRole();
    };
    offerAccount();
    expect(shownRole()).toBe('nothing');
    expect(shownAfter(() => storeUser('ana', 'token'))).toBe('nothing');
    expect(shownAfter(() => signInAs('owner'))).toEqual(['Minha empresa', '/business']);
    expect(shownAfter(forgetSession)).toBe('nothing');
    signInAs('owner');
    expect(shownAfter(() => storeUser('rui', 'token'))).toBe('nothing');
  });

  test.each(['text', 'roleLink', 'owner-href', ''])('ignores the stored role "%s"', (role) => {
    storeUser('ana', 'token');
    localStorage.setItem('role', role);
    offerAccount();
    expect(shownRole()).toBe('nothing');
  });
});
