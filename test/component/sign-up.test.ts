import { screen, waitFor } from '@testing-library/react';
import { autoSignIn, confirmSignUp, resendSignUpCode, signUp } from 'aws-amplify/auth';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { atScreen, click, field, fill, user } from './support/actions.ts';
import { open, reload } from './support/open-screen.tsx';
import { openedPages } from './support/opened-pages.ts';
import {
  email,
  enter,
  failure,
  fromShop,
  isTapStored,
  knowConsumer,
  password,
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

test('signing up requires accepted terms, a strong password and an unused e-mail', async () => {
  open('/signup');
  await fill('Nome completo', 'Dona Aurora');
  await fill('E-mail', email);
  await fill('Senha', password);
  await click('Criar conta');
  const terms = await screen.findByRole('checkbox', { name: /termos de uso/ });
  await waitFor(() => expect(terms).toHaveFocus());
  await user.click(terms);
  await fill('Senha', 'fraca');
  await click('Criar conta');
  await waitFor(async () => expect(await field('Senha')).toHaveFocus());
  expect(await field('Senha')).toHaveAccessibleDescription(/\w/);
  expect(signUp).not.toHaveBeenCalled();
  await fill('Senha', password);
  jest.mocked(signUp).mockRejectedValue(failure('UsernameExistsException'));
  await click('Criar conta');
  expect(await screen.findByText(/^Já existe uma conta com este e-mail/)).toBeVisible();
  expect(jest.mocked(signUp).mock.calls[0]?.[0].options?.userAttributes).toMatchObject({
    locale: 'pt-BR',
  });
  reload();
  expect(await field('Nome completo')).toHaveValue('Dona Aurora');
  expect(await field('E-mail')).toHaveValue(email);
  expect(await field('Senha')).toHaveValue('');
  expect(await screen.findByRole('checkbox', { name: /termos/ })).not.toBeChecked();
});

test('an e-mail with a typing error is corrected after the sign-up, and Back leads to the filled-in form', async () => {
  open('/signup');
  await fill('Nome completo', 'Dona Aurora');
  await fill('E-mail', 'ana@vitrin.test');
  await fill('Senha', password);
  await user.click(await screen.findByRole('checkbox', { name: /termos de uso/ }));
  await click('Criar conta');
  await atScreen('Confirme seu e-mail');
  expect(screen.getByText(/^Enviamos um código para ana@vitrin.test/)).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(password);
  await click('Corrigir o e-mail');
  await atScreen('Criar conta');
  expect(await field('Nome completo')).toHaveValue('Dona Aurora');
  expect(await field('Senha')).toHaveValue(password);
  // Without a change, the account exists already.
  await click('Criar conta');
  await atScreen('Confirme seu e-mail');
  expect(signUp).toHaveBeenCalledTimes(1);
  history.back();
  await atScreen('Criar conta');
  await fill('E-mail', email);
  await click('Criar conta');
  await screen.findByText(new RegExp(`^Enviamos um código para ${email}`));
  expect(jest.mocked(signUp).mock.calls.map(([{ username }]) => username)).toEqual([
    'ana@vitrin.test',
    email,
  ]);
  // The account was created with the earlier name.
  history.back();
  await atScreen('Criar conta');
  await fill('Nome completo', 'Dona Aurora Lima');
  await click('Criar conta');
  expect(await screen.findByText(/com os dados e a senha de antes/)).toBeVisible();
  expect(signUp).toHaveBeenCalledTimes(2);
  // Whoever uses the page afterwards does not find the password.
  await user.click(screen.getByRole('link', { name: 'Voltar para o login' }));
  await atScreen('Entrar');
  open('/signup');
  expect(await field('Nome completo')).toHaveValue('Dona Aurora Lima');
  expect(await field('Senha')).toHaveValue('');
});

test('a phone is shown as people write it, and edited where the caret is', async () => {
  open('/signup');
  const input = await field(phone);
  await user.type(input, '+5581998765432');
  expect(input).toHaveValue('(81) 99876-5432');
  input.setSelectionRange(7, 7);
  await user.keyboard('{Backspace}1');
  expect(input).toHaveValue('(81) 91876-5432');
});

test('the name of a language button begins with its visible text', async () => {
  open('/signup');
  await atScreen('Criar conta');
  for (const shown of ['PT', 'EN', 'ES']) {
    const button = screen.getByText(shown);
    expect(button).toHaveAccessibleName(new RegExp(`^${shown} `));
  }
});

test('links in the sentence about the terms are underlined, not only coloured', async () => {
  open('/signup');
  await atScreen('Criar conta');
  for (const name of ['termos de uso', 'aviso de privacidade'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('data-underline', 'always');
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
