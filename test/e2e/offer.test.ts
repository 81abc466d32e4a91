import type { Locator, Page } from '@playwright/test';
import { offerRoutes } from '#contract/offers/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { choose, openMenu, publishButton, rowOf, saveButton, titleOf } from './support/offers.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Types a text with an input method, like phone keyboards; the field must not change it meanwhile. */
async function compose(page: Page, field: Locator, typed: string): Promise<void> {
  await field.focus();
  const devTools = await page.context().newCDPSession(page);
  for (let end = 1; end <= typed.length; end += 1) {
    const text = typed.slice(0, end);
    const selection = { selectionStart: end, selectionEnd: end };
    await devTools.send('Input.imeSetComposition', { text, ...selection });
    await expect(field).toHaveValue(text);
  }
  await devTools.send('Input.insertText', { text: typed });
}

test('an offer is published with few fields, copied, edited and deleted @phone-only', async ({
  openAs,
}) => {
  const owned = await anOwnedShop({ paymentOptions: ['PAYMENT_OPTION_CREDIT'] });
  const page = await openAs(owned.owner, '/offer');
  // Each mistake has its message; the first invalid field gets the focus.
  await page.getByRole('button', publishButton).click();
  await expect(titleOf(page)).toBeFocused();
  await titleOf(page).fill('Café ☕ coado com pão na chapa');
  await page.getByLabel('Preço normal').fill('5,49');
  await page.getByLabel('Preço da oferta').fill('8,90');
  await page.getByRole('button', publishButton).click();
  await expect(page.getByText('O preço da oferta precisa ser menor')).toBeVisible();
  await expect(page.getByLabel('Preço da oferta')).toBeFocused();

  await page.getByLabel('Preço normal').clear();
  await compose(page, page.getByLabel('Preço normal'), '2.499,90');
  await page.getByLabel('Preço da oferta').fill('R$ 1.999,90');
  await expect(page.getByText(/−20% · economia de R\$\s500,00/)).toBeVisible();
  await expect(page.getByRole('button', { name: '7 dias' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Fim do ano que vem' }).click();
  await expect(page.getByLabel('Validade', { exact: true })).toHaveValue(/^31\/12\//);
  await expect(page.getByLabel('Crédito')).toBeChecked();
  const preview = page.getByRole('region', { name: 'Como o cliente vê' });
  await expect(preview).toContainText('Café ☕ coado com pão na chapa');
  await expect(preview).toContainText(/De R\$\s2\.499,90 por R\$\s1\.999,90/);
  await page.getByRole('button', publishButton).click();

  // The first offer is shown as customers see it.
  await expectScreen(page, 'Ofertas');
  const row = rowOf(page, 'Café ☕ coado com pão na chapa');
  await expect(page.getByRole('heading', { name: 'Oferta publicada' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Enviar no WhatsApp' })).toBeVisible();

  await openMenu(page, 'Café ☕ coado com pão na chapa');
  await choose(page, 'Duplicar');
  await expectScreen(page, 'Nova oferta');
  await expect(page.getByLabel('Validade', { exact: true })).not.toHaveValue(/^31\/12\//);
  await titleOf(page).fill('Café duplo');
  await page.getByRole('button', publishButton).click();
  // The row of a later offer has the focus, and a button to share it.
  await expect(rowOf(page, 'Café duplo')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Enviar no WhatsApp', exact: true })).toBeVisible();
  await expect(row).toBeVisible();

  await rowOf(page, 'Café duplo').click();
  await expectScreen(page, 'Café duplo');
  await expect(page.getByText('A oferta já começou: o início não muda mais.')).toBeVisible();
  await titleOf(page).fill('Café triplo');
  await page.getByLabel('Preço da oferta').fill('1499,9');
  await page.getByLabel('Limite por pessoa').fill('2');
  await page.getByLabel('Regras e restrições').fill('Só no balcão.');
  await page.getByLabel('Pix').check();
  await page.getByRole('button', { name: 'Fim do ano que vem' }).click();
  await page.getByRole('button', saveButton).click();
  await expect(rowOf(page, 'Café triplo')).toBeFocused();
  await expect(page.getByText('−40%').last()).toBeVisible();

  await openMenu(page, 'Café triplo');
  await choose(page, 'Excluir');
  const ask = page.getByRole('dialog', { name: 'Excluir oferta?' });
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Ações de Café triplo' })).toBeFocused();
  await openMenu(page, 'Café triplo');
  await choose(page, 'Excluir');
  // Somebody else changes the offer meanwhile, so the app asks again.
  const { body: offers } = await call(offerRoutes.listOffersOfBusiness, {
    as: owned.owner,
    params: { id: owned.business.id },
    query: {},
  });
  const third = offers.items.find(({ title }) => title === 'Café triplo');
  await call(offerRoutes.setOfferLimit, {
    as: owned.owner,
    params: { id: third?.id ?? '' },
    body: { limit: 7 },
  });
  await ask.getByRole('button', { name: 'Excluir oferta' }).click();
  await expect(ask.getByText(/A oferta mudou enquanto você decidia/)).toBeVisible();
  await ask.getByRole('button', { name: 'Excluir oferta' }).click();
  await expect(rowOf(page, 'Café triplo')).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(rowOf(page, 'Café triplo')).toHaveCount(0);
});
