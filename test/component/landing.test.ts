import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { aBusiness, aPendingBusiness } from '#test/support/builders/a-business.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { chooseUse, chosenUse, forgetChosenUse } from '#web/session/chosen-use.ts';
import { atScreen, click } from './support/actions.ts';
import { answers, holds, loses, refuses } from './support/fake-server.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { openedPages } from './support/opened-pages.ts';
import { aShop, signIn, signInOwner } from './support/owner.ts';
import { aConsumer } from './support/visitor.ts';

jest.mock('#web/session/open-path.ts', () => jest.requireActual('./support/opened-pages.ts'));
// The screens have tests of their own.
jest.mock('#web/features/wallet/routes/wallet.tsx', () => ({
  __esModule: true,
  default: () => createElement('h1', null, 'Wallet'),
}));
jest.mock('#web/features/counter/routes/counter.tsx', () => ({
  __esModule: true,
  default: () => createElement('h1', null, 'Counter'),
}));

const { userId } = aBusiness();

describe('a screen without the shell', () => {
  const terms = { version: '2020-01-01', acceptedAt: '2020-01-01T12:00:00.000Z' };

  it.each<[string, string, Partial<User>]>([
    ['/wallet?code=7K3MQ9XT2D4', 'Termos de uso', { terms }],
    ['/checkin/7K3MQ9XT2D4', 'Termos de uso', { terms }],
    ['/counter', 'Trocar a senha', { isPasswordRequired: true }],
  ])('at %s opens after the required step “%s”, which returns to it', async (path, step, me) => {
    signIn({ userId, ...me });
    answers('getClaim', {} as never);
    open(path);
    await atScreen(step);
    expect(new URLSearchParams(location.search).get('from')).toBe(path);
  });

  it('for members leads others to their landing screen', async () => {
    signIn({ userId, role: 'consumer' });
    chooseUse(userId, 'business');
    answers('listBusinesses', { items: [] });
    open('/counter');
    await atScreen('Empresa');
    expect(screen.queryByText('Counter')).toBeNull();
  });

  it('for everybody is shown before the server answers', async () => {
    signIn({ userId });
    holds('getMe');
    open('/wallet');
    await atScreen('Wallet');
  });

  it('for members is shown once their role is known', async () => {
    signIn({ userId });
    const call = holds('getMe');
    open('/counter');
    await waitFor(() => expect(call.count()).toBeGreaterThan(0));
    expect(screen.queryByText('Counter')).toBeNull();
    call.answer(aConsumer({ userId, role: 'validator' }));
    await atScreen('Counter');
  });

  it('for members is also shown while the server is not reached, since it works offline', async () => {
    signIn({ userId });
    loses('getMe');
    open('/counter');
    await atScreen('Counter');
  });
});

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

test('search engines get the sign-in, and no other screen of the app', async () => {
  open('/login');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(robots()).toBeUndefined();
  for (const path of ['/login?from=%2Fshop-list', '/signup', '/nada']) {
    open(path);
    await waitFor(() => expect(robots()).toBe('noindex'));
  }
  open('/login');
  await waitFor(() => expect(robots()).toBeUndefined());
});

test('a private screen is not for search engines', async () => {
  openAsOwner('/shop-list');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lojas' })).toBeVisible();
  expect(robots()).toBe('noindex');
});

const question = 'Como você quer usar a Vitrine?';

/** Signs in a user without a business, who is asked. */
function signInConsumer(): void {
  signIn({ role: 'consumer' });
  answers('listBusinesses', { items: [] });
}

describe('the first question', () => {
  beforeEach(() => forgetChosenUse(userId));

  test('a user without a business lands on the business, answers the first question, and gets the form', async () => {
    signInConsumer();
    open('/login');
    await atScreen(question);
    expect(location.pathname).toBe('/business');
    expect(screen.queryByLabelText('Nome fantasia')).toBeNull();
    expect(screen.queryByText('Primeiros passos')).toBeNull();
    expect(screen.getByRole('button', { name: 'Quero ofertas' })).toHaveAccessibleDescription(
      'Ver as ofertas da sua cidade, pegar cupons e seguir lojas.',
    );
    await click('Tenho um negócio');
    await atScreen('Empresa');
    expect(screen.getByLabelText('Nome fantasia')).toBeVisible();
    expect(openedPages).toEqual([]);
  });

  test('who wants offers gets to them, then lands on the wallet, and is not asked again', async () => {
    signInConsumer();
    open('/business');
    await click('Quero ofertas');
    await waitFor(() => expect(openedPages).toEqual(['/ofertas']));
    open('/login');
    await waitFor(() => expect(location.pathname).toBe('/wallet'));
    open('/business');
    await atScreen('Empresa');
    expect(screen.getByLabelText('Nome fantasia')).toBeVisible();
  });

  test('who has chosen is not asked again after a logout, and another user of the device is', async () => {
    signInConsumer();
    open('/business');
    await click('Tenho um negócio');
    await atScreen('Empresa');
    localStorage.removeItem('userId');
    signInConsumer();
    open('/business');
    await atScreen('Empresa');
    expect(JSON.stringify({ ...localStorage })).not.toContain(`use:${userId}`);
    queryClient.clear();
    signIn({ role: 'consumer', userId: '2b7c11d0-another' });
    open('/business');
    await atScreen(question);
    expect(chosenUse('2b7c11d0-another')).toBeUndefined();
  });

  test('an owner is not asked, nor is staff, nor anyone while the business cannot be read', async () => {
    openAsOwner('/business', { business: aPendingBusiness(), shops: [] });
    await atScreen('Empresa');
    queryClient.clear();
    signIn({ role: 'staff' });
    answers('listBusinesses', { items: [] });
    open('/business');
    await atScreen('Empresa');
    expect(screen.queryByText(question)).toBeNull();
    queryClient.clear();
    signInConsumer();
    refuses('listBusinesses', 'UNAVAILABLE');
    open('/business');
    await atScreen('Empresa');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(question)).toBeNull();
  });

  test.each([
    ['owner', true],
    ['validator', true],
    ['consumer', false],
    ['staff', false],
  ] as const)(
    'the header leads to the offers, and as %s to the counter: %s',
    async (role, isMember) => {
      signInOwner();
      if (role !== 'owner') signIn({ role, ...(role === 'validator' && { shopId: aShop().id }) });
      answers('getBusiness', aBusiness());
      answers('listOffersOfShop', { items: [] });
      open(role === 'validator' ? '/offer-list' : '/business');
      const header = await screen.findByRole('navigation', { name: 'Ir para' });
      const links = [...header.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);
      const counter = isMember ? [['Balcão', '/counter']] : [];
      expect(links).toEqual([['Ofertas', '/ofertas'], ...counter]);
      await click('Minha conta');
      expect(await screen.findByRole('menuitem', { name: 'Meus cupons' })).toHaveAttribute(
        'href',
        '/wallet',
      );
    },
  );
});
