import { bread, fillOffer } from './support/offers.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the menu closes with its button; Back closes a menu or a dialog, asks before changes are left, and then leads to the list @phone-only', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const title = page.getByLabel('Título', { exact: true });
  const ask = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  const discount = page.getByRole('dialog', { name: /Desconto de/ });
  const profile = page.getByRole('menuitem', { name: 'Perfil' });
  const openMenu = page.getByRole('button', { name: 'Abrir o menu' });
  await openMenu.click();
  await page.getByRole('button', { name: 'Fechar o menu' }).click();
  await expect(openMenu).toBeFocused();

  await page.getByRole('button', { name: 'Minha conta' }).click();
  await expect(profile).toBeVisible();
  await page.goBack();
  await expect(profile).toBeHidden();

  await fillOffer(page, { ...bread, offerPrice: '0,10' });
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expect(discount).toBeVisible();
  await page.goBack();
  await expect(discount).toBeHidden();
  await expect(title).toHaveValue(bread.title);

  await page.goBack();
  await expect(ask).toBeVisible();
  await page.goBack();
  await expect(ask).toBeHidden();
  await expect(title).toHaveValue(bread.title);

  await page.goBack();
  await ask.getByRole('button', { name: 'Sair' }).click();
  await expectScreen(page, 'Ofertas');
  expect(new URL(page.url()).pathname).toBe('/offer-list');
});
