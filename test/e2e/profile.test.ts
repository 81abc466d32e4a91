import type { Page } from '@playwright/test';
import { aPerson } from '#test/support/stories/people.ts';
import { expectNothingBeside, showLarge } from './support/large-text.ts';
import { expectNoBackEntry, expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const shown = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd');

test('a user changes their data, and a reload shows the changes @phone-only', async ({
  openAs,
}) => {
  const person = await aPerson();
  const page = await openAs(person, '/profile');
  await expect(shown(page, 'E-mail')).toHaveText(person.email);
  await expect(shown(page, 'País')).toHaveText('Brasil');
  await page.getByRole('link', { name: 'Alterar' }).click();
  await expectScreen(page, 'Seus dados');
  await page.getByLabel('Nome completo').fill('Ana Lima');
  const birthdate = page.getByLabel('Data de nascimento');
  const phone = page.getByLabel('Celular ou telefone');
  const save = page.getByRole('button', { name: 'Salvar' });

  await showLarge(page);
  await expectNothingBeside(page);
  await page.getByRole('button', { name: 'Minha conta' }).click();
  const menu = page.getByRole('menu');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThanOrEqual(320);
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await birthdate.fill('');
  await birthdate.pressSequentially('5/11/1990');
  await expect(birthdate).toHaveValue('05/11/1990');
  await expect(page.getByText(/^3\d anos$/)).toBeVisible();
  await phone.fill('81998765432');
  await page.getByLabel('País').selectOption('Portugal');

  // The typed values survive a reload and a lost connection.
  await page.reload();
  await expect(birthdate).toHaveValue('05/11/1990');
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('O que você digitou continua aqui');
  await page.context().setOffline(false);
  await save.click();
  await expectScreen(page, 'Perfil');
  await expectNoBackEntry(page);
  await page.reload();
  await expect(shown(page, 'Nome completo')).toHaveText('Ana Lima');
  await expect(shown(page, 'Data de nascimento')).toHaveText(/5 de novembro de 1990 \(3\d anos\)/);
  await expect(shown(page, 'Celular')).toHaveText('+55 (81) 99876-5432');
  await expect(shown(page, 'País')).toHaveText('Portugal');

  // All fields except the name may be cleared, and a phone may be foreign.
  await page.getByRole('link', { name: 'Alterar' }).click();
  await birthdate.fill('');
  await phone.fill('+351 912 345 678');
  await save.click();
  await expect(shown(page, 'Data de nascimento')).toHaveText('Não informada');
  await expect(shown(page, 'Celular')).toHaveText('+351912345678');
});

test('of two languages the one chosen last stays, even if the texts of the other arrive later', async ({
  openAs,
}) => {
  const page = await openAs(await aPerson(), '/profile');
  const choose = (language: string) =>
    page.getByRole('main').getByText(language, { exact: true }).click();
  const english = page.getByRole('radio', { name: 'English' });
  const texts = Promise.withResolvers<void>();
  await page.route('**/assets/i18n/**/en.json', async (route) => {
    await texts.promise;
    await route.fallback();
  });
  await page.route('**/assets/i18n/**/es.json', (route) => route.abort());

  await choose('English');
  await expect(english).toBeChecked();
  await choose('Português');
  await expect(english).not.toBeChecked();
  const loaded = page.waitForResponse('**/assets/i18n/private/en.json');
  texts.resolve();
  await loaded;
  await choose('Español');
  await expect(page.getByText('Sem conexão com a Vitrine.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Português' })).toBeChecked();
  await expectScreen(page, 'Perfil');

  await choose('English');
  await expectScreen(page, 'Profile');
  await page.reload();
  await expectScreen(page, 'Profile');
});
