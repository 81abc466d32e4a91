import { screen, waitFor } from '@testing-library/react';
import { autoSignIn, confirmSignUp, resendSignUpCode, signUp } from 'aws-amplify/auth';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { atScreen, click, field, fill } from './support/actions.ts';
import { open, reload } from './support/open-screen.tsx';
import { openedPages } from './support/opened-pages.ts';
import {
  email,
  enter,
  failure,
  fromShop,
  isTapStored,
  knowConsumer,
  shopPage,
  signUpAs,
  tapFollow,
} from './support/visitor.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('aws-amplify/auth');
jest.mock('#web/session/open-path.ts', () => jest.requireActual('./support/opened-pages.ts'));

const phone = /^Celular ou telefone/;

const confirms = (signUpStep: 'COMPLETE_AUTO_SIGN_IN' | 'DONE') =>
  jest
    .mocked(confirmSignUp)
    .mockResolvedValueOnce({ isSignUpComplete: true, nextStep: { signUpStep } } as never);

async function enterCode(code: string): Promise<void> {
  await fill('Código de 6 dígitos', code);
  await click('Confirmar');
}

/** Leaves the pages of the sign-up, so that they forget the sent values. */
const leaveSignUp = () => history.replaceState(null, '', '/');

beforeEach(() => {
  jest.mocked(signUp).mockReset();
  tapFollow();
});

test('a visitor of a shop signs up with name, e-mail and password, and is back on its page', async () => {
  open(`/signup${fromShop}`);
  await atScreen('Criar conta');
  expect(screen.getByText(/para seguir lojas e usar cupons\.$/)).toBeVisible();
  expect(screen.queryByText(/^O folheto da sua loja/)).toBeNull();
  expect(screen.queryByText(/cadastra a empresa/)).toBeNull();
  expect(screen.queryByLabelText(phone)).toBeNull();
  await signUpAs('Ana Lima');
  await atScreen('Confirme seu e-mail');

  jest.mocked(confirmSignUp).mockRejectedValueOnce(failure('CodeMismatchException'));
  await enterCode('123456');
  expect(await screen.findByText(/^O código não confere/)).toBeVisible();
  await click('Enviar outro código');
  await waitFor(() => expect(resendSignUpCode).toHaveBeenCalledWith({ username: email }));

  knowConsumer();
  confirms('COMPLETE_AUTO_SIGN_IN');
  await enterCode('654321');
  await waitFor(() => expect(openedPages).toEqual([shopPage]));
  expect(autoSignIn).toHaveBeenCalledTimes(1);
  expect(isTapStored()).toBe(true);
  const [sent] = jest.mocked(signUp).mock.calls;
  expect(sent?.[0].options?.userAttributes).toMatchObject({ name: 'Ana Lima', email });
});

test('a phone that was typed into the ordinary sign-up is not sent from the page of a shop', async () => {
  open('/signup');
  await atScreen('Criar conta');
  expect(screen.getByText(/cadastra a empresa/)).toBeVisible();
  await fill(phone, '(81) 99876-5432');
  reload();
  expect(await field(phone)).toHaveValue('(81) 99876-5432');
  open(`/signup${fromShop}`);
  await atScreen('Criar conta');
  await signUpAs('Ana Lima');
  await atScreen('Confirme seu e-mail');
  const [sent] = jest.mocked(signUp).mock.calls;
  leaveSignUp();
  expect(sent?.[0].options?.userAttributes).not.toHaveProperty('phone_number');
});

test('the sign-up of an owner still asks for a phone and leads to the business', async () => {
  for (const path of ['/signup', '/signup?from=%2Fshop-list', '/signup?from=%2Fpara-lojistas']) {
    open(path);
    expect(await field(phone)).toBeVisible();
    expect(screen.getByText('Leva um minuto. Depois você cadastra a empresa.')).toBeVisible();
  }
  await signUpAs('Dona Aurora');
  await atScreen('Confirme seu e-mail');
  knowConsumer();
  confirms('COMPLETE_AUTO_SIGN_IN');
  await enterCode('654321');
  await waitFor(() => expect(location.pathname).toBe('/business'));
  expect(openedPages).toEqual([]);
});

test('after a reload in the middle, and Back, the visitor still comes to the page of the shop', async () => {
  open(`/signup${fromShop}`);
  await atScreen('Criar conta');
  await signUpAs('Ana Lima');
  await atScreen('Confirme seu e-mail');
  history.back();
  await atScreen('Criar conta');
  expect(screen.queryByLabelText(phone)).toBeNull();
  expect(location.search).toBe(fromShop);
  await click('Criar conta');
  await atScreen('Confirme seu e-mail');
  reload();
  await atScreen('Confirme seu e-mail');

  // The password was in memory only, so the confirmation cannot sign in.
  confirms('DONE');
  await fill('E-mail', email);
  await enterCode('654321');
  expect(await screen.findByText(/^E-mail confirmado/)).toBeVisible();
  expect(location.search).toBe(fromShop);
  knowConsumer();
  await enter();
  await waitFor(() => expect(openedPages).toEqual([shopPage]));
  expect(isTapStored()).toBe(true);
});

test('a signed-in user is sent from the sign-up to the page of the shop, and elsewhere may add an account', async () => {
  knowConsumer();
  storeUser('sub-ana', 'a token');
  open(`/signup${fromShop}`);
  await waitFor(() => expect(openedPages).toEqual([shopPage]));
  expect(screen.queryByLabelText('Senha')).toBeNull();
  expect(isTapStored()).toBe(true);
  open('/signup');
  await atScreen('Criar conta');
});

test('the confirmation of another account deletes the tap of the user before', async () => {
  knowConsumer();
  storeUser('sub-other', 'a token');
  confirms('COMPLETE_AUTO_SIGN_IN');
  open(`/confirm-signup${fromShop}`);
  await fill('E-mail', email);
  await enterCode('654321');
  await waitFor(() => expect(openedPages).toEqual([shopPage]));
  expect(isTapStored()).toBe(false);
});

test('the sign-up offers to look at the offers without an account', async () => {
  for (const path of ['/signup', `/signup${fromShop}`]) {
    open(path);
    const link = await screen.findByRole('link', { name: 'Ver ofertas' });
    expect(link).toHaveAttribute('href', '/ofertas');
  }
});
