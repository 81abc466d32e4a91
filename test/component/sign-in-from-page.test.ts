import { screen, waitFor } from '@testing-library/react';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resetPassword,
  signIn as signInAtPool,
} from 'aws-amplify/auth';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import NotFound from '#web/app/not-found.tsx';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { atScreen, click, fill, user } from './support/actions.ts';
import { answers, refuses } from './support/fake-server.ts';
import { open, openAsOwner, show } from './support/open-screen.tsx';
import { openedPages } from './support/opened-pages.ts';
import { anOffer } from './support/owner.ts';
import {
  aConsumer,
  email,
  enter,
  failure,
  fromShop,
  isTapStored,
  knowConsumer,
  password,
  shopPage,
  tapClaim,
  tapFollow,
} from './support/visitor.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('#web/lib/auth/sign-out-everywhere.ts', () => ({ signOutEverywhere: async () => {} }));
jest.mock('aws-amplify/auth');
jest.mock('#web/session/open-path.ts', () => jest.requireActual('./support/opened-pages.ts'));

type SignInStep = Awaited<ReturnType<typeof signInAtPool>>['nextStep']['signInStep'];

/** Makes the next sign-in ask for another step. */
const asksFor = (signInStep: SignInStep) =>
  jest
    .mocked(signInAtPool)
    .mockResolvedValueOnce({ isSignedIn: false, nextStep: { signInStep } as never });

/** The visitor is back on the page, with the tap. */
async function backWithTap(): Promise<void> {
  await waitFor(() => expect(openedPages).toEqual([shopPage]));
  expect(isTapStored()).toBe(true);
}

beforeEach(tapFollow);

test('a visitor of a shop signs in, is back on its page, and their tap is kept', async () => {
  knowConsumer();
  open(`/login${fromShop}`);
  await atScreen('Entrar');
  expect(screen.getByText('Entre para seguir lojas e usar cupons.')).toBeVisible();
  expect(screen.getByText(/^Ofertas da sua cidade/)).toBeVisible();
  expect(screen.queryByText(/^Cuide da sua empresa/)).toBeNull();
  await enter();
  await backWithTap();
});

test('a visitor who tapped a voucher reads the purpose of the account, signs in, and their tap is kept', async () => {
  tapClaim();
  knowConsumer();
  open(`/signup${fromShop}`);
  await atScreen('Criar conta');
  expect(screen.getByText(/^Leva um minuto\. A conta serve para pegar este cupom/)).toBeVisible();
  open(`/login${fromShop}%3Flang%3Den`);
  await atScreen('Entrar');
  expect(screen.getByText(/^Entre para pegar este cupom/)).toBeVisible();
  await enter();
  await waitFor(() => expect(openedPages).toEqual([`${shopPage}?lang=en`]));
  expect(isTapStored()).toBe(true);
});

test.each([
  ['/login', /^Cuide da sua empresa/],
  ['/login?from=%2Fshop-list', /^Cuide da sua empresa/],
  ['/login?from=%2Fpara-lojistas', /^Cuide da sua empresa/],
  ['/login?from=%2Foferta%2Foff_1', 'Entre para seguir lojas e usar cupons.'],
])('%s has the texts of owners, or of visitors without the tap on another page', async (...row) => {
  const [path, text] = row;
  tapClaim();
  open(path);
  await atScreen('Entrar');
  expect(screen.getByText(text)).toBeVisible();
});

test('every way through the sign-in keeps the page that the visitor came from', async () => {
  const ways: Record<string, string[]> = {
    '/login': ['/forgot', '/signup'],
    '/signup': ['/login'],
    '/confirm-signup': ['/login'],
    '/forgot': ['/login'],
    '/confirm-forgot': ['/forgot'],
  };
  for (const [path, targets] of Object.entries(ways)) {
    open(path + fromShop);
    await screen.findByRole('heading', { level: 1 });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const ofAccount = links.filter((link) => /^\/(login|signup|confirm|forgot)/.test(link));
    expect(ofAccount).toEqual(targets.map((target) => target + fromShop));
  }
});

test('a visitor whose e-mail is unconfirmed confirms it, signs in, and is back on the page', async () => {
  knowConsumer();
  asksFor('CONFIRM_SIGN_UP');
  open(`/login${fromShop}`);
  await enter();
  await atScreen('Confirme seu e-mail');
  expect(screen.getByText(/^Falta confirmar seu e-mail/)).toBeVisible();
  const nextStep = { signUpStep: 'DONE' } as const;
  jest.mocked(confirmSignUp).mockResolvedValueOnce({ isSignUpComplete: true, nextStep });
  await fill('Código de 6 dígitos', '123456');
  await click('Confirmar');
  expect(await screen.findByText(/^E-mail confirmado/)).toBeVisible();
  expect(screen.getByText('Entre para seguir lojas e usar cupons.')).toBeVisible();
  await fill('Senha', password);
  await click('Entrar');
  await backWithTap();
});

test('a visitor who forgot the password sets another one, signs in, and is back on the page', async () => {
  knowConsumer();
  open(`/login${fromShop}`);
  await user.click(await screen.findByRole('link', { name: 'Esqueci a senha' }));
  await atScreen('Esqueceu a senha?');
  jest.mocked(resetPassword).mockResolvedValueOnce({} as never);
  await fill('E-mail', email);
  await click('Enviar código');
  await atScreen('Crie uma nova senha');
  jest.mocked(confirmResetPassword).mockResolvedValueOnce(undefined);
  await fill('Código de 6 dígitos', '123456');
  await fill('Nova senha', password);
  await click('Salvar nova senha');
  expect(await screen.findByText(/^Nova senha salva/)).toBeVisible();
  await fill('Senha', password);
  await click('Entrar');
  await backWithTap();
});

test('a visitor with a code app enters its code, and is back on the page', async () => {
  knowConsumer();
  asksFor('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  open(`/login${fromShop}`);
  await enter();
  await atScreen('Digite o código');
  jest.mocked(confirmSignIn).mockRejectedValueOnce(failure('CodeMismatchException'));
  await fill('Código de 6 dígitos', '123456');
  await click('Confirmar');
  expect(await screen.findByRole('alert')).toBeVisible();
  await fill('Código de 6 dígitos', '654321');
  await click('Confirmar');
  await backWithTap();
});

test('newer terms come first, then a required change of the password, and then the page', async () => {
  const isPasswordRequired = true;
  const terms = { version: '2020-01-01', acceptedAt: '2020-01-01T12:00:00.000Z' };
  knowConsumer('sub-ana', { terms, isPasswordRequired });
  open(`/login${fromShop}`);
  await enter();
  await atScreen('Termos de uso');
  expect(location.search).toBe(fromShop);
  answers('acceptTerms', aConsumer({ isPasswordRequired }));
  answers('getMe', aConsumer({ isPasswordRequired }));
  await click('Li e aceito');
  await atScreen('Trocar a senha');
  expect(location.search).toBe(fromShop);
  answers('completeFirstAccess', undefined as never);
  await fill('Senha atual', password);
  await fill('Nova senha', 'Outra#Senha1');
  knowConsumer();
  await click('Trocar a senha');
  await backWithTap();
});

test('whoever is signed in is sent on to the page', async () => {
  knowConsumer();
  storeUser('sub-ana', 'a token');
  open(`/login${fromShop}`);
  await backWithTap();
});

/** Opens the sign-in with the session of a user that has ended. */
async function openWithEndedSession(userId: string): Promise<void> {
  knowConsumer(userId);
  storeUser(userId, 'a token');
  jest.mocked(fetchAuthSession).mockRejectedValue(failure('NotAuthorizedException'));
  refuses('getMe', 'UNAUTHENTICATED');
  open(`/login${fromShop}`);
  expect(await screen.findByText(/^Sua sessão terminou/)).toBeVisible();
  expect(isTapStored()).toBe(true);
}

test('a user whose session has ended signs in again, and their tap is kept', async () => {
  await openWithEndedSession('sub-ana');
  knowConsumer('sub-ana');
  await enter();
  await backWithTap();
});

test('another user than the one whose session has ended comes to the page, without the tap of the first', async () => {
  await openWithEndedSession('sub-other');
  knowConsumer('sub-ana');
  await enter();
  await waitFor(() => expect(openedPages).toEqual([shopPage]));
  expect(isTapStored()).toBe(false);
});

test('the menu of the account leads to the offers of all shops, and its logout deletes the tap', async () => {
  openAsOwner('/offer-list', { offers: [anOffer()] });
  await click('Minha conta');
  const entry = await screen.findByRole('menuitem', { name: 'Ofertas de todas as lojas' });
  expect(entry).toHaveAttribute('href', '/ofertas');
  await user.click(screen.getByRole('menuitem', { name: 'Sair' }));
  await waitFor(() => expect(isTapStored()).toBe(false));
});

test.each(['/login', `/login${fromShop}`, '/signup', `/signup${fromShop}`, 'an unknown path'])(
  '%s leads to the offers, which the browser loads',
  async (path) => {
    if (path.startsWith('/')) open(path);
    else show(createElement(MemoryRouter, {}, createElement(NotFound)));
    const link = await screen.findByRole('link', { name: 'Ver ofertas' });
    expect(link).toHaveAttribute('href', '/ofertas');
    expect(link).not.toHaveAttribute('data-discover');
  },
);
