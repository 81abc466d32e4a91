import { legalDocuments } from '#lib/config/legal-documents.ts';
import { aNewcomer } from '#test/support/stories/people.ts';
import { password } from './support/accounts.ts';
import {
  acceptTerms,
  expectNothingBeside,
  expectScreen,
  fillSignIn,
  firstQuestion,
  showLarge,
} from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a user created by an administrator accepts the terms once, and changes their data @phone-only', async ({
  page,
}) => {
  const { email } = await aNewcomer();
  const save = page.getByRole('button', { name: 'Salvar' });
  const birthdate = page.getByLabel('Data de nascimento');
  const shown = (label: string) =>
    page.locator('dl > div').filter({ hasText: label }).locator('dd');

  await test.step('private pages stay closed until the terms are accepted', async () => {
    await page.goto('/profile');
    await fillSignIn(page, email, password);
    await expectScreen(page, 'Termos de uso');
    await expect(page.getByText('Versão de')).toBeVisible();
    for (const [name, href] of [
      ['termos de uso', legalDocuments.termsUrl],
      ['aviso de privacidade', legalDocuments.privacyUrl],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sair sem aceitar' }).click();
    await expectScreen(page, 'Entrar');
    await page.goto('/profile');
    await fillSignIn(page, email, password);
    await acceptTerms(page);
    await expectScreen(page, 'Perfil');
  });

  await test.step('the form of the data and the menu fit with large text', async () => {
    await expect(shown('E-mail')).toHaveText(email);
    await page.getByRole('link', { name: 'Alterar' }).click();
    await expectScreen(page, 'Seus dados');
    await page.getByLabel('Nome completo').fill('Ana Lima');
    await showLarge(page);
    await expectNothingBeside(page);
    await page.getByRole('button', { name: 'Minha conta' }).click();
    const menu = page.getByRole('menu');
    await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThanOrEqual(320);
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  await test.step('the typed values survive a reload and a lost connection', async () => {
    await birthdate.fill('');
    await birthdate.pressSequentially('5/11/1990');
    await page.getByLabel('Celular ou telefone').fill('81998765432');
    await page.getByLabel('País').selectOption('Portugal');
    await page.reload();
    await expect(birthdate).toHaveValue('05/11/1990');
    await page.context().setOffline(true);
    await save.click();
    await expect(page.getByRole('alert')).toContainText('O que você digitou continua aqui');
    await page.context().setOffline(false);
    await save.click();
    await expectScreen(page, 'Perfil');
  });

  await test.step('the account has the changes, and may be without a birthdate', async () => {
    const facts = [
      ['Nome completo', 'Ana Lima'],
      ['Data de nascimento', /5 de novembro de 1990 \(3\d anos\)/],
      ['Celular', '+55 (81) 99876-5432'],
      ['País', 'Portugal'],
    ] as const;
    for (const [label, text] of facts) await expect(shown(label)).toHaveText(text);
    await page.getByRole('link', { name: 'Alterar' }).click();
    await birthdate.fill('');
    await page.getByLabel('Celular ou telefone').fill('+351 912 345 678');
    await save.click();
    await expect(shown('Data de nascimento')).toHaveText('Não informada');
    await expect(shown('Celular')).toHaveText('+351912345678');
  });

  await test.step('the next sign-in does not ask for the terms', async () => {
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expectScreen(page, 'Entrar');
    await fillSignIn(page, email, password);
    await expectScreen(page, firstQuestion);
    await page.goto('/accept-terms');
    await expectScreen(page, firstQuestion);
  });
});
