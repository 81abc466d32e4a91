import { screen, waitFor } from '@testing-library/react';
import {
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  signIn as signInAtPool,
  updatePassword,
} from 'aws-amplify/auth';
import { MemoryRouter } from 'react-router-dom';
import { RemoveAccountForm } from '#web/features/account/components/profile/remove-account-dialog.tsx';
import { ApiError } from '#web/platform/http/api-error.ts';
import { atScreen, click, field, fill, user } from './support/actions.ts';
import { callsOf, loses, refuses } from './support/fake-server.ts';
import { open, show } from './support/open-screen.tsx';
import { signIn, signInOwner } from './support/owner.ts';
import { email, enter, failure, password } from './support/visitor.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('aws-amplify/auth');

test('a sign-in marks blank fields, and says the same of a wrong password and an unknown e-mail', async () => {
  open('/login');
  await click('Entrar');
  expect(await screen.findByText('Digite o e-mail.')).toBeVisible();
  expect(screen.getByText('Digite a senha.')).toBeVisible();
  expect(await field('E-mail')).toHaveFocus();
  await fill('E-mail', 'aurora@');
  await fill('Senha', password);
  await click('Entrar');
  expect(await field('E-mail')).toHaveAccessibleDescription(/\w/);
  expect(signInAtPool).not.toHaveBeenCalled();
  jest
    .mocked(signInAtPool)
    .mockRejectedValue(failure('NotAuthorizedException', 'Incorrect username or password.'));
  await enter();
  expect(await screen.findByText(/^E-mail ou senha não conferem/)).toBeVisible();
  expect(await field('E-mail')).toHaveValue(email);
});

test('e-mail and password pasted with invisible characters and white space sign in, change and are counted without', async () => {
  jest.mocked(signInAtPool).mockReset();
  open('/login');
  await user.click(await field('E-mail'));
  await user.paste('\u200bana@\u2060vitrine.test\ufeff');
  expect(await field('E-mail')).toHaveValue(email);
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

test('a user whose password staff have reset is led to a new password', async () => {
  open('/login');
  jest
    .mocked(signInAtPool)
    .mockResolvedValue({ isSignedIn: false, nextStep: { signInStep: 'RESET_PASSWORD' } });
  await enter();
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
  await enter();
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
  await user.type(birthdate, '31041990');
  await click('Salvar');
  expect(await screen.findByText(/^Esse dia não existe\./)).toBeVisible();
  expect(birthdate).toHaveFocus();
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

const openClaims = new ApiError({ code: 'OPEN_CLAIMS', status: 409, openClaims: 2 });
const lost = new ApiError({ code: 'NETWORK', status: 0 });

test('an owner whose customers hold vouchers ticks a box before the account is removed, and nothing typed is lost', async () => {
  const removeAccount = jest
    .fn()
    .mockRejectedValueOnce(openClaims)
    .mockRejectedValueOnce(openClaims)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(undefined);
  show(
    <MemoryRouter>
      <RemoveAccountForm email={email} removeAccount={removeAccount} onCancel={jest.fn()} />
    </MemoryRouter>,
  );
  await fill('Para confirmar, digite seu e-mail', 'outra@vitrine.test');
  await click('Excluir de vez');
  expect(await screen.findByText(/^Este não é o e-mail da sua conta/)).toBeVisible();
  await fill('Para confirmar, digite seu e-mail', email);
  await click('Excluir de vez');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '2 cupons da sua empresa ainda podem ser usados.',
  );
  await waitFor(async () =>
    expect(await field('Cancelar os cupons e avisar os clientes')).toHaveFocus(),
  );
  // A second click alone asks again.
  await click('Excluir de vez');
  await waitFor(() => expect(removeAccount).toHaveBeenCalledTimes(2));
  await user.click(await field('Cancelar os cupons e avisar os clientes'));
  await click('Excluir de vez');
  expect(await screen.findByText(/^Sem conexão com a Vitrine/)).toBeVisible();
  expect(await field('Cancelar os cupons e avisar os clientes')).toBeChecked();
  expect(await field('Para confirmar, digite seu e-mail')).toHaveValue(email);
  await click('Excluir de vez');
  await waitFor(() => expect(removeAccount).toHaveBeenCalledTimes(4));
  expect(removeAccount.mock.calls.map(([isForced]) => isForced)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
