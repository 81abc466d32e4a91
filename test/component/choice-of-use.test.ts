import { screen, waitFor } from '@testing-library/react';
import { aBusiness, aPendingBusiness } from '#test/support/builders/a-business.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { chosenUse, forgetChosenUse } from '#web/session/chosen-use.ts';
import { atScreen, click } from './support/actions.ts';
import { answers, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { openedPages } from './support/opened-pages.ts';
import { aShop, signIn, signInOwner } from './support/owner.ts';

jest.mock('#web/session/open-path.ts', () => jest.requireActual('./support/opened-pages.ts'));
jest.mock('#web/features/wallet/routes/wallet.tsx', () => ({
  __esModule: true,
  default: () => null,
}));

const { userId } = aBusiness();
const question = 'Como você quer usar a Vitrine?';

/** Signs in a user without a business, who is asked. */
function signInConsumer(): void {
  signIn({ role: 'consumer' });
  answers('listBusinesses', { items: [] });
}

beforeEach(() => forgetChosenUse(userId));

test('a user without a business lands on the business, is asked first what they want, and gets the form', async () => {
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
  signInOwner({ business: aPendingBusiness(), shops: [] });
  open('/business');
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
