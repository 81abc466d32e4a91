import { screen, waitFor } from '@testing-library/react';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { atScreen, click, dialog, user } from './support/actions.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, signInOwner } from './support/owner.ts';

const mockOutbox = { count: 2, afterSending: 2, startSending: jest.fn(() => () => {}) };
jest.mock('#web/platform/outbox/outbox.ts', () => ({
  countUnsent: async () => mockOutbox.count,
  sendSoon: async () => {
    mockOutbox.count = mockOutbox.afterSending;
  },
  startSending: mockOutbox.startSending,
}));
jest.mock('#web/lib/auth/sign-out-everywhere.ts', () => ({ signOutEverywhere: async () => {} }));

async function logOut(): Promise<void> {
  signInOwner({ offers: [anOffer()] });
  open('/offer-list');
  await atScreen('Ofertas');
  await click('Minha conta');
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
}

const question = '2 usos de cupons ainda não foram enviados';
const signedOut = () => waitFor(() => expect(storedUserId()).toBeUndefined());

beforeEach(() => {
  mockOutbox.count = 2;
  mockOutbox.afterSending = 2;
});

test('a logout with unsent uses asks, and goes on without sending them', async () => {
  await logOut();
  const { getByText } = await dialog(question);
  expect(storedUserId()).toBeDefined();
  await user.click(getByText('Sair assim mesmo'));
  await signedOut();
});

test('a logout sends the uses first if the user wants, and says if that failed', async () => {
  await logOut();
  const { getByText, findByText } = await dialog(question);
  await user.click(getByText('Enviar agora'));
  await findByText('Ainda não deu para enviar. Verifique a internet e tente de novo.');
  expect(storedUserId()).toBeDefined();
  mockOutbox.afterSending = 0;
  await user.click(getByText('Enviar agora'));
  await signedOut();
});

test('a logout can be given up', async () => {
  await logOut();
  await dialog(question);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedUserId()).toBeDefined();
});

test('a logout without unsent uses asks nothing', async () => {
  mockOutbox.count = 0;
  await logOut();
  await signedOut();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('private screens send stored uses of the user', async () => {
  signInOwner({ offers: [anOffer()] });
  open('/offer-list');
  await atScreen('Ofertas');
  await waitFor(() =>
    expect(mockOutbox.startSending).toHaveBeenCalledWith(
      expect.objectContaining({ role: 'owner', businessId: expect.stringMatching(/^biz_/) }),
    ),
  );
});
