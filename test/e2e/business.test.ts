import { businessesOf } from '#test/support/stories/businesses.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { aBakery } from './support/forms.ts';
import { pressUntilFocused } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('an owner registers a business by keyboard alone, and is led from the result to the next step', async ({
  openAs,
}) => {
  const owner = await aPerson();
  const page = await openAs(owner, '/business');
  const taxId = page.getByLabel('CPF ou CNPJ');
  await expect(taxId).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  const shops = page.getByRole('button', { name: 'Lojas' });
  await expect(shops).toHaveAccessibleName(/Cadastre a empresa primeiro/);
  await expect(shops).toHaveAttribute('aria-disabled', 'true');
  await pressUntilFocused(page, 'Tab', shops);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/business$/);
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await pressUntilFocused(page, 'Shift+Tab', skip);
  await page.keyboard.press('Enter');
  // First the first steps, then the form.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Primeiros passos 0 de 5' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(aBakery.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('11222333000182');
  await page.keyboard.press('Enter');
  await expect(page.getByText('não confere.')).toBeVisible();
  await expect(taxId).toBeFocused();
  expect(await businessesOf(owner)).toEqual([]);

  await page.keyboard.press('Control+a');
  await page.keyboard.type('52998224725');
  await expect(taxId).toHaveValue('529.982.247-25');
  await expect(page.getByText('aparece nas suas ofertas')).toBeVisible();
  await page.keyboard.press('Enter');
  const result = page.getByRole('heading', { name: 'Cadastro em análise' });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  expect(await businessesOf(owner)).toMatchObject([
    { sizeTypeId: 1, personRegister: '52998224725' },
  ]);
  await expect(page.getByRole('link', { name: 'Cadastrar loja' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Lojas', exact: true })).toBeVisible();
});
