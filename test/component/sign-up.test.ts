import { screen, waitFor } from '@testing-library/react';
import { signUp } from 'aws-amplify/auth';
import { atScreen, click, field, fill, user } from './support/actions.ts';
import { open, reload } from './support/open-screen.tsx';
import { email, failure, password } from './support/user-pool.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('aws-amplify/auth');

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
  jest.mocked(signUp).mockReset();
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

test('a phone is understood however it is typed, and edited where the caret is', async () => {
  open('/signup');
  const phone = await field(/^Celular ou telefone/);
  for (const typed of ['+5581998765432', '81998765432', '(81) 99876-5432']) {
    await user.clear(phone);
    await user.type(phone, typed);
    expect(phone).toHaveValue('(81) 99876-5432');
  }
  phone.setSelectionRange(7, 7);
  await user.keyboard('{Backspace}');
  expect(phone).toHaveValue('(81) 9876-5432');
  await user.keyboard('1');
  expect(phone).toHaveValue('(81) 91876-5432');
  await user.clear(phone);
  await user.type(phone, '(0xx81) 3456-7890');
  await user.tab();
  expect(phone).toHaveValue('(81) 3456-7890');
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
