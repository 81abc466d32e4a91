import { legalDocuments } from '#lib/config/legal-documents.ts';
import { aNewcomer } from '#test/support/stories/people.ts';
import { password } from './support/accounts.ts';
import { acceptTerms, expectScreen, fillSignIn, firstQuestion } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a user created by an administrator accepts the terms once @phone-only', async ({ page }) => {
  const { email } = await aNewcomer();
  await page.goto('/profile');
  await fillSignIn(page, email, password);
  await expectScreen(page, 'Termos de uso');
  await expect(page.getByText('Versão de')).toBeVisible();
  await expect(page.getByRole('link', { name: 'termos de uso' })).toHaveAttribute(
    'href',
    legalDocuments.termsUrl,
  );
  await expect(page.getByRole('link', { name: 'aviso de privacidade' })).toHaveAttribute(
    'href',
    legalDocuments.privacyUrl,
  );
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await acceptTerms(page);
  await expectScreen(page, 'Perfil');

  await page.reload();
  await expectScreen(page, 'Perfil');
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expectScreen(page, 'Entrar');
  await fillSignIn(page, email, password);
  await expectScreen(page, firstQuestion);
  // After the acceptance, the page of the terms redirects.
  await page.goto('/accept-terms');
  await expectScreen(page, firstQuestion);
});

test('private pages stay closed until the terms are accepted, even after signing in again', async ({
  openAs,
}) => {
  const person = await aNewcomer();
  const page = await openAs(person, '/offer?id=off_01K9C1B2C3D4E5F6G7H8J9KABC');
  await expectScreen(page, 'Termos de uso');
  await page.getByRole('button', { name: 'Sair sem aceitar' }).click();
  await expectScreen(page, 'Entrar');
  await fillSignIn(page, person.email, password);
  await expectScreen(page, 'Termos de uso');
  await page.goto('/shop-list');
  await acceptTerms(page);
  await expectScreen(page, 'Lojas');
});
