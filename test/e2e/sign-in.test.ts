import { userRoutes } from '#contract/routes/users.ts';
import { legalDocuments } from '#lib/legal-documents.ts';
import { waitForCode } from '#test/support/mails.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anInvitedEmail, anUnconfirmedEmail, password } from './support/accounts.ts';
import { acceptTerms, expectScreen, fillSignIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('blank fields are marked, and a wrong password and an unknown e-mail give the same error', async ({
  page,
}) => {
  const { email } = await aPerson();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Digite o e-mail.')).toBeVisible();
  await expect(page.getByText('Digite a senha.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await fillSignIn(page, 'aurora@', 'Errada#2026');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/\w/);
  for (const typed of [email, 'ninguem@vitrine.test']) {
    await fillSignIn(page, typed, 'Errada#2026');
    await expect(page.getByRole('alert')).toContainText('E-mail ou senha não conferem.');
    await expect(page.getByLabel('E-mail')).toHaveValue(typed);
    await page.reload();
  }
});

test('an unconfirmed e-mail must be confirmed, and the terms accepted at sign-up stay accepted', async ({
  page,
}) => {
  const email = await anUnconfirmedEmail();
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expectScreen(page, 'Confirme seu e-mail');
  await expect(page.getByText('Falta confirmar seu e-mail antes de entrar.')).toBeVisible();
  await page.getByLabel('Código de 6 dígitos').fill(await waitForCode(email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  // The account was not made on this page, so the password has to be typed.
  await expectScreen(page, 'Entrar');
  await expect(page.getByRole('status')).toContainText('E-mail confirmado.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await fillSignIn(page, email, password);
  await expectScreen(page, 'Empresa');
  const token = await page.evaluate(() => localStorage.getItem('my-token') ?? '');
  const { body } = await call(userRoutes.getMe, { as: { token } });
  expect(body.terms?.version).toBe(legalDocuments.termsVersion);
});

test('a user with a temporary password must accept the terms and then change the password', async ({
  page,
}) => {
  const temporary = 'Provisoria#2026';
  const email = await anInvitedEmail(temporary);
  await page.goto('/profile');
  await fillSignIn(page, email, temporary);
  await acceptTerms(page);
  await expectScreen(page, 'Trocar a senha');
  await page.reload();
  await expectScreen(page, 'Trocar a senha');
  await page.getByLabel('Senha atual').fill(temporary);
  await page.getByLabel('Nova senha').fill(password);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  // The page that was asked for before the sign-in and its steps.
  await expectScreen(page, 'Perfil');
});

test('a forgotten password can be reset with the mailed code', async ({ page }) => {
  const { email } = await aPerson();
  const newPassword = 'Outra#Senha1';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await expectScreen(page, 'Esqueceu a senha?');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByLabel('Código de 6 dígitos').fill(await waitForCode(email));
  await page.getByLabel('Nova senha').fill(newPassword);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Nova senha salva.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeFocused();
  await fillSignIn(page, email, newPassword);
  await expectScreen(page, 'Empresa');
});

test('a sign-in that requires a new password says so where the code is requested', async ({
  page,
}) => {
  await page.goto('/login');
  // As for a user whose password an administrator has reset, which the local endpoint does not know.
  await page.route('**/*', (route) =>
    route.request().headers()['x-amz-target']?.endsWith('.InitiateAuth')
      ? route.fulfill({
          status: 400,
          contentType: 'application/x-amz-json-1.1',
          headers: { 'access-control-allow-origin': '*' },
          body: JSON.stringify({ __type: 'PasswordResetRequiredException', message: 'Reset' }),
        })
      : route.fallback(),
  );
  await fillSignIn(page, 'ana@vitrine.test', password);
  await expectScreen(page, 'Esqueceu a senha?');
  await expect(page.getByRole('status')).toContainText('você precisa criar uma nova senha');
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@vitrine.test');
});

test('signing in works with the keyboard alone @phone', async ({ page }) => {
  const { email } = await aPerson();
  await page.goto('/login');
  await expectScreen(page, 'Entrar');
  await page.keyboard.press('Tab');
  // The language buttons come before the form.
  for (const name of ['Português', 'English', 'Español']) {
    await expect(page.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Empresa');
});

test('the language follows the browser, can be changed and survives a reload', async ({ page }) => {
  await page.goto('/login');
  await expectScreen(page, 'Entrar');
  const texts = '**/i18n/en.json';
  await page.route(texts, (route) => route.abort());
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Sem conexão')).toBeVisible();
  await expectScreen(page, 'Entrar');
  await page.unroute(texts);
  await page.getByRole('button', { name: 'English' }).click();
  await expectScreen(page, 'Sign in');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await page.reload();
  await expectScreen(page, 'Sign in');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
});

test('owners with a shop start at the validators and staff at the approvals, which owners cannot open', async ({
  openAs,
  sharedShop: { owner },
}) => {
  await expectScreen(await openAs(owner, '/login'), 'Validadores');
  await expectScreen(await openAs(await theStaff(), '/login'), 'Aprovações');
  await expectScreen(await openAs(owner, '/staff'), 'Validadores');
});
