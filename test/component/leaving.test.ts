import { screen, waitFor } from '@testing-library/react';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { atScreen, button, click, dialog, field, fill, user } from './support/actions.ts';
import { answers, loses } from './support/fake-server.ts';
import { openNewOffer } from './support/offer-form.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { anOffer, aShop, signInOwner } from './support/owner.ts';
import { openApprovals, signInStaff } from './support/staff.ts';

const mockSignOut = { isLost: false };
jest.mock('#web/lib/auth/sign-out-everywhere.ts', () => ({
  signOutEverywhere: async () => {
    if (mockSignOut.isLost) throw new Error('No connection');
  },
}));

const mockOutbox = { count: 0, afterSending: 0, startSending: jest.fn(() => () => {}) };
jest.mock('#web/platform/outbox/outbox.ts', () => ({
  countUnsent: async () => mockOutbox.count,
  sendSoon: async () => {
    mockOutbox.count = mockOutbox.afterSending;
  },
  startSending: mockOutbox.startSending,
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
  mockSignOut.isLost = true;
  openAsOwner('/offer-list', { offers: [anOffer()] });
  await atScreen('Ofertas');
  await logOut();
  const { element } = await dialog(/^Não deu para sair da sua conta/);
  await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await button('Minha conta')).toHaveFocus());
  mockSignOut.isLost = false;
});

test('a screen that fails to load says so, without a hint about input, and can be tried again', async () => {
  signInOwner();
  loses('listShopsOfBusiness');
  open('/shop-list');
  await waitFor(() =>
    expect(screen.getByRole('main').querySelector('[role=alert]')).toHaveTextContent(
      /^Sem conexão com a Vitrine. Verifique a internet e tente de novo\.$/,
    ),
  );
  answers('listShopsOfBusiness', { items: [aShop()] });
  await click('Tentar de novo');
  expect(await screen.findByRole('link', { name: /^Padaria Aurora/ })).toBeVisible();
});

test("a page of another role leads to the user's own screen", async () => {
  openAsOwner('/staff');
  await atScreen('Validadores');
  expect(location.pathname).toBe('/validator-list');
});

test('links of the app add nothing to the history', async () => {
  signInStaff();
  answers('listIndications', { items: [] });
  await openApprovals();
  const before = history.length;
  await user.click(await screen.findByRole('link', { name: 'Indicações' }));
  await atScreen(/^Indica/);
  expect(history.length).toBe(before);
});

async function leaveApp(): Promise<void> {
  openAsOwner('/offer-list', { offers: [anOffer()] });
  await atScreen('Ofertas');
  await logOut();
}

const question = '2 usos de cupons ainda não foram enviados';
const signedOut = () => waitFor(() => expect(storedUserId()).toBeUndefined());

describe('uses that are not sent', () => {
  beforeEach(() => {
    mockOutbox.count = 2;
    mockOutbox.afterSending = 2;
  });

  test('a logout with unsent uses asks, and goes on without sending them', async () => {
    await leaveApp();
    const { getByText } = await dialog(question);
    expect(storedUserId()).toBeDefined();
    await user.click(getByText('Sair assim mesmo'));
    await signedOut();
  });

  test('a logout sends the uses first if the user wants, and says if that failed', async () => {
    await leaveApp();
    const { getByText, findByText } = await dialog(question);
    await user.click(getByText('Enviar agora'));
    await findByText('Ainda não deu para enviar. Verifique a internet e tente de novo.');
    expect(storedUserId()).toBeDefined();
    mockOutbox.afterSending = 0;
    await user.click(getByText('Enviar agora'));
    await signedOut();
  });

  test('a logout can be given up', async () => {
    await leaveApp();
    await dialog(question);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedUserId()).toBeDefined();
  });

  test('a logout without unsent uses asks nothing', async () => {
    mockOutbox.count = 0;
    await leaveApp();
    await signedOut();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('private screens send stored uses of the user', async () => {
    openAsOwner('/offer-list', { offers: [anOffer()] });
    await atScreen('Ofertas');
    await waitFor(() =>
      expect(mockOutbox.startSending).toHaveBeenCalledWith(
        expect.objectContaining({ role: 'owner', businessId: expect.stringMatching(/^biz_/) }),
      ),
    );
  });
});
