import { keys } from '#lambdas/shared/table/keys.ts';
import {
  anActiveBusiness,
  aPendingBusiness,
  businessesOf,
  decide,
} from '#test/support/stories/businesses.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
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
  // The first steps, then the form.
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
  await expect(page.getByText('aparecem nas suas ofertas')).toBeVisible();
  await page.keyboard.press('Enter');
  const result = page.getByRole('heading', { name: 'Cadastro em análise' });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  expect(await businessesOf(owner)).toMatchObject([
    { sizeTypeId: 1, personRegister: '52998224725' },
  ]);
  await expect(page.getByRole('link', { name: 'Cadastrar loja' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Lojas' })).toBeVisible();
});

test('a rejected business shows the reason and can be corrected and sent again', async ({
  openAs,
}) => {
  const { owner, business } = await aPendingBusiness();
  await decide(business.id, 'reject', 'O CNPJ é de outra empresa.');
  const page = await openAs(owner, '/shop-list');
  await page.getByRole('link', { name: 'Ver o motivo e corrigir' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro recusado' })).toBeVisible();
  await expect(page.getByText('O CNPJ é de outra empresa.')).toBeVisible();
  await page.getByRole('button', { name: 'Corrigir agora' }).click();
  await expect(page.getByLabel('Nome fantasia')).toBeFocused();
  await page.getByLabel('CPF ou CNPJ').fill(aBakery.taxId);
  await page.getByRole('button', { name: 'Enviar para nova análise' }).click();
  await expect(page.getByText('Enviado para análise.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cadastro em análise' })).toBeFocused();
  expect(await businessesOf(owner)).toMatchObject([
    { status: 'pending_approval', legalRegister: '12ABC34501DE35' },
  ]);
});

test('a change of an active business is shown beside the live record', async ({ openAs }) => {
  const { owner, business } = await anActiveBusiness();
  const page = await openAs(owner, '/business');
  await expect(page.getByRole('main').getByText('Ativa', { exact: true })).toBeVisible();
  await page.getByLabel('Nome fantasia').fill('Padaria São João e Filhas');
  await page.getByRole('radio', { name: 'Sob medida' }).check();
  await expect(
    page.getByRole('link', { name: 'Escreva para contato@vitrine.test' }),
  ).toHaveAttribute('href', 'mailto:contato@vitrine.test?subject=Porte%20sob%20medida');
  await page.getByRole('radio', { name: 'Microempresa' }).check();
  await page.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect(page.getByRole('heading', { name: 'Alteração em análise' })).toBeFocused();
  await expect(page.getByText('O que você mudou')).toBeVisible();
  const terms = page.locator('dl');
  await expect(terms).toContainText(`No ar agora${business.name}`);
  await expect(terms).toContainText('Em análisePadaria São João e Filhas');
  await expect(terms).toContainText('No ar agoraEmpresa de pequeno porteEm análiseMicroempresa');
  await expect(terms).not.toContainText('CPF ou CNPJ');

  // The change still waits, but neither is the business live nor does the API take other changes.
  const suspendedReason = 'Recebemos reclamações.';
  await changeItem(keys.business(business.id), { status: 'suspended', suspendedReason });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Empresa suspensa' })).toBeVisible();
  await expect(page.getByText(suspendedReason)).toBeVisible();
  await expect(terms).toContainText(`Aprovado${business.name}`);
  await expect(page.getByText('A empresa continua no ar')).toHaveCount(0);
  await expect(page.getByLabel('Nome fantasia')).toBeDisabled();
});

test('an active business of the special size says what is to be agreed on, and shows its shops', async ({
  openAs,
}) => {
  const { owner, business, shop } = await aShop();
  await changeItem(keys.business(business.id), { sizeTypeId: 99 });
  const page = await openAs(owner, '/business');
  await expect(page.getByRole('heading', { name: 'Falta combinar os limites' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Escreva para/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lojas' })).toHaveAccessibleName(
    /Combine os limites com a nossa equipe/,
  );
  await page.goto('/shop-list');
  await expect(page.getByText('lojas novas só depois de combinar')).toBeVisible();
  await expect(page.getByRole('link', { name: shop.shopIdentifier })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nova loja' })).toHaveCount(0);
});
