import { waitForCode } from '#test/support/mails.ts';
import { anEmail, password } from './support/accounts.ts';
import { expectScreen, firstQuestion } from './support/screens.ts';
import { confirmEmail, createAccount, fillSignUp, tickTerms } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

test('if the code that sends the sign-up does not load, the form says so, keeps its values and can be sent again', async ({
  page,
}) => {
  const code = '**/static/sign-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/signup');
  const email = anEmail();
  await fillSignUp(page, email);
  await tickTerms(page);
  await createAccount(page);
  await expect(page.getByRole('alert')).toContainText('Sem conexão');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  await page.unroute(code);
  await createAccount(page);
  await expectScreen(page, 'Confirme seu e-mail');
});

test('a visitor reads the terms of use and the privacy notice', async ({ page, request }) => {
  await page.goto('/signup');
  for (const name of ['termos de uso', 'aviso de privacidade']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);
  }
});

test('a wrong e-mail is corrected after the sign-up, also after a reload; Back leads to the form @phone-only', async ({
  page,
}) => {
  const [wrong, email] = [anEmail(), anEmail()];
  await page.goto('/signup');
  await fillSignUp(page, wrong);
  await tickTerms(page);
  await createAccount(page);
  await expectScreen(page, 'Confirme seu e-mail');
  await page.goBack();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(password);
  await page.goForward();
  await expectScreen(page, 'Confirme seu e-mail');
  await page.reload();
  await page.getByRole('button', { name: 'Corrigir o e-mail' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(wrong);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
  await fillSignUp(page, email);
  await tickTerms(page);
  await createAccount(page);
  await expect(page.getByText(email)).toBeVisible();
  await confirmEmail(page, email);
  await expectScreen(page, firstQuestion);
});

test('the confirmation signs in and opens the requested page, even as another user @phone-only', async ({
  openAs,
}) => {
  const email = anEmail();
  const page = await openAs(undefined, '/profile');
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Criar conta' })).toBeFocused();
  await fillSignUp(page, email);
  await tickTerms(page);
  await createAccount(page);
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeFocused();
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await stored()).not.toContain(password);
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  const code = page.getByLabel('Código de 6 dígitos');
  await code.fill('12345');
  await confirm.click();
  await expect(code).toBeFocused();
  await code.fill(await waitForCode(email));
  await confirm.click();
  await expectScreen(page, 'Perfil');
  await expect(page.getByText('Dona Aurora', { exact: true })).toBeVisible();
  expect(await stored()).not.toContain(password);
  expect(await stored()).not.toContain('draft:');

  // Another account is created while this one is signed in.
  const other = anEmail();
  await page.goto('/signup');
  await fillSignUp(page, other);
  await tickTerms(page);
  await createAccount(page);
  await code.fill(await waitForCode(other));
  await confirm.click();
  await expectScreen(page, firstQuestion);
  await page.goto('/profile');
  await expect(page.getByText(other)).toBeVisible();
});
