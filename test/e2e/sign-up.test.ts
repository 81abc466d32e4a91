import { waitForCode } from '#test/support/stage.ts';
import {
  anEmail,
  anUnconfirmedEmail,
  confirmEmail,
  createAccount,
  fillSignUp,
  password,
} from './support/accounts.ts';
import { expectScreen, fillSignIn, firstQuestion } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('if the code that sends the sign-up does not load, the form says so, keeps its values and can be sent again', async ({
  page,
}) => {
  const files = '**/static/sign-*.js';
  await page.route(files, (route) => route.abort());
  await page.goto('/signup');
  const email = anEmail();
  await fillSignUp(page, email);
  await createAccount(page);
  await expect(page.getByRole('alert')).toContainText('Sem conexão');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.unroute(files);
  await createAccount(page);
  await expectScreen(page, 'Confirme seu e-mail');
});

test('a visitor signs up with a wrong e-mail, corrects it, and lands signed in on the requested page @phone-only', async ({
  openAs,
}) => {
  const [wrong, email] = [anEmail(), anEmail()];
  const page = await openAs(undefined, '/profile');
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const typedPassword = page.getByLabel('Senha', { exact: true });
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  const code = page.getByLabel('Código de 6 dígitos');

  await test.step('the form leads to the code of the mail', async () => {
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Criar conta' })).toBeFocused();
    await fillSignUp(page, wrong);
    await createAccount(page);
    await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeFocused();
  });

  await test.step('Back leads to the form, and a reload forgets only the password', async () => {
    await page.goBack();
    await expect(typedPassword).toHaveValue(password);
    await page.goForward();
    await expectScreen(page, 'Confirme seu e-mail');
    expect(await stored()).not.toContain(password);
    await page.reload();
    await page.getByRole('button', { name: 'Corrigir o e-mail' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(wrong);
    await expect(typedPassword).toHaveValue('');
    await fillSignUp(page, email);
    await createAccount(page);
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('the code of the mail signs in', async () => {
    await code.fill('12345');
    await confirm.click();
    await expect(code).toBeFocused();
    await code.fill(await waitForCode(email));
    await confirm.click();
    await expectScreen(page, 'Perfil');
    await expect(page.getByText('Dona Aurora', { exact: true })).toBeVisible();
    expect(await stored()).not.toContain(password);
    expect(await stored()).not.toContain('draft:');
  });

  await test.step('another account that is created meanwhile takes over', async () => {
    const other = anEmail();
    await page.goto('/signup');
    await fillSignUp(page, other);
    await createAccount(page);
    await code.fill(await waitForCode(other));
    await confirm.click();
    await expectScreen(page, firstQuestion);
    await page.goto('/profile');
    await expect(page.getByText(other)).toBeVisible();
  });

  await test.step('an account that was created elsewhere confirms its e-mail at the sign-in', async () => {
    const unconfirmed = await anUnconfirmedEmail();
    const next = await openAs(undefined, '/login');
    await fillSignIn(next, unconfirmed, password);
    await confirmEmail(next, unconfirmed);
    // This page does not know the password.
    await expectScreen(next, 'Entrar');
    await expect(next.getByRole('status')).toContainText('E-mail confirmado.');
    await fillSignIn(next, unconfirmed, password);
    // The terms were accepted at the sign-up.
    await expectScreen(next, firstQuestion);
  });
});
