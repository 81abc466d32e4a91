import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';
import { fillShop } from './support/forms.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const open = { name: 'Abrir loja' };

test('an empty form marks the required fields, and a taken identifier is rejected', async ({
  openAs,
  sharedShop: { shop },
}) => {
  const { owner } = await anActiveBusiness();
  const page = await openAs(owner, '/shop');
  await page.getByRole('button', open).click();
  await expect(page.getByLabel('Identificador da loja')).toBeFocused();
  for (const label of ['CEP', 'Rua ou avenida', 'Número', 'Bairro', 'Cidade', 'Estado']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await fillShop(page, shop.shopIdentifier);
  await expect(page.getByText('Indisponível')).toBeVisible();
  await page.getByRole('button', open).click();
  const identifier = page.getByLabel('Identificador da loja');
  await expect(identifier).toBeFocused();
  await expect(identifier).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Rua da Aurora');

  const free = anIdentifier();
  await identifier.fill(free);
  await page.getByRole('button', open).click();
  await expect(page.getByRole('heading', { name: free })).toBeVisible();
});

test('the shop identifier is derived from the typed name', async ({ openAs }) => {
  const { owner } = await anActiveBusiness();
  const unique = anIdentifier();
  const page = await openAs(owner, '/shop');
  await fillShop(page, `Pão & Cia. ${unique}`);
  await expect(page.getByText(`paocia${unique}`)).toBeVisible();
  await page.getByRole('button', open).click();
  await page.getByRole('link', { name: `paocia${unique}`, exact: true }).click();
  await expectScreen(page, `paocia${unique}`);
  await expect(page.getByText('Rua da Aurora, 325')).toBeVisible();
});
