import { screen, waitFor } from '@testing-library/react';
import {
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  signIn as signInAtPool,
  updatePassword,
} from 'aws-amplify/auth';
import { atScreen, click, field, fill, user } from './support/actions.ts';
import { callsOf, loses, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signIn, signInOwner } from './support/owner.ts';
import { email, failure, password } from './support/user-pool.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('aws-amplify/auth');

async function enter(typedEmail: string, typedPassword: string): Promise<void> {
  await fill('E-mail', typedEmail);
  await fill('Senha', typedPassword);
  await click('Entrar');
}

test('a sign-in marks blank fields, and says the same of a wrong password and an unknown e-mail', async () => {
  open('/login');
  await click('Entrar');
  expect(await screen.findByText('Digite o e-mail.')).toBeVisible();
  expect(screen.getByText('Digite a senha.')).toBeVisible();
  expect(await field('E-mail')).toHaveFocus();
  await enter('aurora@', password);
  expect(await field('E-mail')).toHaveAccessibleDescription(/\w/);
  expect(signInAtPool).not.toHaveBeenCalled();
  jest
    .mocked(signInAtPool)
    .mockRejectedValue(failure('NotAuthorizedException', 'Incorrect username or password.'));
  await enter(email, password);
  expect(await screen.findByText(/^E-mail ou senha não conferem/)).toBeVisible();
  expect(await field('E-mail')).toHaveValue(email);
});

test('an e-mail pasted with invisible characters signs in without them', async () => {
  jest.mocked(signInAtPool).mockReset();
  open('/login');
  await user.click(await field('E-mail'));
  await user.paste('\u200bana@\u2060vitrine.test\ufeff');
  expect(await field('E-mail')).toHaveValue(email);
  await fill('Senha', password);
  await click('Entrar');
  await waitFor(() => expect(signInAtPool).toHaveBeenCalledWith({ username: email, password }));
});

test('a password pasted with white space at its ends signs in, changes and is counted without', async () => {
  open('/login');
  await fill('E-mail', email);
  await user.click(await field('Senha'));
  await user.paste(` ${password} `);
  await click('Entrar');
  await waitFor(() => expect(signInAtPool).toHaveBeenCalledWith({ username: email, password }));

  signInOwner();
  jest.mocked(fetchUserAttributes).mockResolvedValue({ email });
  open('/change-password');
  await fill('Senha atual', `${password} `);
  await fill('Nova senha', ' Curta#1');
  await click('Trocar a senha');
  expect(await screen.findByText(/^Falta: 8 caracteres ou mais/)).toBeVisible();
  await fill('Nova senha', 'Outra#Senha1\t');
  await click('Trocar a senha');
  await waitFor(() =>
    expect(updatePassword).toHaveBeenCalledWith({
      oldPassword: password,
      newPassword: 'Outra#Senha1',
    }),
  );
});

test('accepting the terms can be tried again, also after the terms have changed', async () => {
  open('/login');
  jest
    .mocked(signInAtPool)
    .mockResolvedValue({ isSignedIn: false, nextStep: { signInStep: 'RESET_PASSWORD' } });
  await enter(email, password);
  await atScreen('Esqueceu a senha?');
  expect(screen.getByRole('status')).toHaveTextContent('você precisa criar uma nova senha');
  expect(await field('E-mail')).toHaveValue(email);
});

test('a code of the app that comes too late leads back to e-mail and password', async () => {
  jest.mocked(signInAtPool).mockResolvedValue({
    isSignedIn: false,
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
  });
  const late = 'Invalid session for the user, session is expired.';
  jest.mocked(confirmSignIn).mockRejectedValue(failure('NotAuthorizedException', late));
  open('/login');
  await enter(email, password);
  await atScreen('Digite o código');
  await fill('Código de 6 dígitos', '123456');
  await click('Confirmar');
  expect(await screen.findByText(/^O tempo para digitar o código acabou/)).toBeVisible();
  expect(await field('E-mail')).toHaveValue(email);
});

test('a rejected change of password shows the reason, and keeps the typed passwords', async () => {
  signInOwner();
  jest.mocked(fetchUserAttributes).mockResolvedValue({ email });
  open('/change-password');
  const change = async (previous: string, chosen: string) => {
    await fill('Senha atual', previous);
    await fill('Nova senha', chosen);
    await click('Trocar a senha');
  };
  await change(password, 'fraca');
  expect(
    await screen.findByText(/^Falta: 8 caracteres ou mais, letra maiúscula, número e símbolo/),
  ).toBeVisible();
  await change(password, password);
  expect(await screen.findByText('Escolha uma senha diferente da atual.')).toBeVisible();
  const wrong = failure('NotAuthorizedException', 'Incorrect username or password.');
  jest.mocked(updatePassword).mockRejectedValue(wrong);
  await change('Errada#2026', 'Outra#Senha1');
  expect(await screen.findByText(/^A senha atual não confere/)).toBeVisible();
  await waitFor(async () => expect(await field('Senha atual')).toHaveFocus());
  jest.mocked(updatePassword).mockRejectedValue(failure('NetworkError'));
  await change(password, 'Outra#Senha1');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Sem conexão/);
  expect(await field('Nova senha')).toHaveValue('Outra#Senha1');
});

test('each mistake in the data of a user has its sentence', async () => {
  signInOwner();
  jest.mocked(fetchUserAttributes).mockResolvedValue({ email, name: 'Ana Lima' });
  open('/change-user-data');
  const birthdate = await field(/^Data de nascimento/);
  await fill(/^Celular ou telefone/, '9876-5432');
  for (const [typed, sentence] of [
    ['3104', /^Digite o dia, o mês e o ano com quatro números/],
    ['31041990', /^Esse dia não existe\./],
    ['01012100', /^Esse dia ainda não chegou\./],
    ['01011900', /^Isso daria mais de 120 anos\./],
  ] as const) {
    await user.clear(birthdate);
    await user.type(birthdate, typed);
    await click('Salvar');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(birthdate).toHaveFocus();
  }
  expect(screen.getByText(/^Digite o DDD e o número/)).toBeVisible();
});

test('accepting the terms can be tried again, also where they have changed', async () => {
  signIn({ terms: undefined as never });
  open('/profile');
  await atScreen('Termos de uso');
  loses('acceptTerms');
  await click('Li e aceito');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com a Vitrine.');
  refuses('acceptTerms', 'VALIDATION_FAILED', [{ path: 'version', code: 'INVALID_VALUE' }]);
  await click('Li e aceito');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Os termos mudaram'));
  expect(await screen.findByRole('button', { name: 'Recarregar' })).toBeVisible();
  expect(callsOf('acceptTerms').at(-1)?.body).toEqual({ version: '2026-11-01' });
});

test('a user who was removed is signed out at the next call', async () => {
  signInOwner();
  refuses('getMe', 'UNAUTHENTICATED');
  jest.mocked(fetchAuthSession).mockRejectedValue(failure('NotAuthorizedException'));
  open('/business');
  await atScreen('Entrar');
});
