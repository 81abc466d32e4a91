import { screen, waitFor } from '@testing-library/react';
import { atScreen, button, click, dialog, field, fill, user } from './support/actions.ts';
import { answers, loses } from './support/fake-server.ts';
import { openNewOffer } from './support/offer-form.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, signIn, signInOwner } from './support/owner.ts';

jest.mock('#web/lib/auth/sign-out-everywhere.ts', () => ({
  signOutEverywhere: () => Promise.reject(new Error('No connection')),
}));

const shopsLink = () => screen.findByRole('link', { name: 'Lojas' });

async function logOut(): Promise<void> {
  await click('Minha conta');
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
}

test('links and the logout ask before changes are lost, and staying keeps them', async () => {
  openNewOffer();
  await fill('Título', 'Broa');
  const stay = async () => {
    const { getByText } = await dialog('Sair sem salvar?');
    await user.click(getByText('Continuar editando'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field('Título')).toHaveValue('Broa');
  };
  await user.click(await shopsLink());
  await stay();
  await logOut();
  await stay();
  await fill('Título', '');
  await user.click(await shopsLink());
  await atScreen('Lojas');
});

test('a failed logout shows a message in the middle of the screen, and the focus returns after it', async () => {
  signInOwner({ offers: [anOffer()] });
  open('/offer-list');
  await atScreen('Ofertas');
  await logOut();
  const { element } = await dialog(/^Não deu para sair da sua conta/);
  await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await button('Minha conta')).toHaveFocus());
});

test('a list that fails to load says so, without a hint about input', async () => {
  signInOwner();
  loses('listShopsOfBusiness');
  open('/shop-list');
  await waitFor(() =>
    expect(screen.getByRole('main').querySelector('[role=alert]')).toHaveTextContent(
      /^Sem conexão com a Vitrine. Verifique a internet e tente de novo\.$/,
    ),
  );
});

test("a page of another role leads to the user's own screen", async () => {
  signInOwner();
  open('/staff');
  await atScreen('Validadores');
  expect(location.pathname).toBe('/validator-list');
});

test('links of the app add nothing to the history', async () => {
  signIn({ role: 'staff' });
  answers('listBusinesses', { items: [] });
  answers('listIndications', { items: [] });
  answers('listBusinessesForStaff', { items: [] });
  const none = { count: 0, isMore: false };
  answers('getQueues', { businesses: none, invoices: none, indications: none });
  open('/staff');
  await atScreen(/./);
  const before = history.length;
  await user.click(await screen.findByRole('link', { name: 'Indicações' }));
  await atScreen(/^Indica/);
  expect(history.length).toBe(before);
});
