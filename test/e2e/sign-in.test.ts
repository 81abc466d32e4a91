import { userRoutes } from '#contract/accounts/user-routes.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { waitForCode } from '#test/support/mails.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anInvitedEmail, anUnconfirmedEmail, password } from './support/accounts.ts';
import { acceptTerms, expectScreen, fillSignIn, firstQuestion } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('an unconfirmed e-mail must be confirmed, and terms accepted at sign-up stay accepted', async ({
  page,
}) => {
  const email = await anUnconfirmedEmail();
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expectScreen(page, 'Confirme seu e-mail');
  await expect(page.getByText('Falta confirmar seu e-mail antes de entrar.')).toBeVisible();
  await page.getByLabel('Código de 6 dígitos').fill(await waitForCode(email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  // The account was created elsewhere, so this page does not know the password.
  await expectScreen(page, 'Entrar');
  await expect(page.getByRole('status')).toContainText('E-mail confirmado.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await fillSignIn(page, email, password);
  await expectScreen(page, firstQuestion);
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
  // The page requested before the sign-in.
  await expectScreen(page, 'Perfil');
});

test('signing in works with the keyboard alone', async ({ page }) => {
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
  await expectScreen(page, firstQuestion);
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
