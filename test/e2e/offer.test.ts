import type { Locator, Page } from '@playwright/test';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { chooseFor, rowOf } from './support/offers.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const publishButton = { name: 'Publicar oferta' };

const titleOf = (page: Page): Locator => page.getByLabel('Título', { exact: true });

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

test('an offer is published, copied, edited and deleted; each list shows it with the focus @phone-only', async ({
  openAs,
}) => {
  const owned = await anOwnedShop({ paymentOptions: ['PAYMENT_OPTION_CREDIT'] });
  const page = await openAs(owned.owner, '/offer');
  const coffee = 'Café ☕ coado com pão na chapa';
  const row = rowOf(page, coffee);

  await test.step('the first offer is shown as customers see it', async () => {
    await titleOf(page).fill(coffee);
    await compose(page, page.getByLabel('Preço normal'), '2.499,90');
    await page.getByLabel('Preço da oferta').fill('R$ 1.999,90');
    await page.getByRole('button', { name: 'Fim do ano que vem' }).click();
    await expect(page.getByLabel('Crédito')).toBeChecked();
    const preview = page.getByRole('region', { name: 'Como o cliente vê' });
    await expect(preview).toContainText(/De R\$\s2\.499,90 por R\$\s1\.999,90/);
    await page.getByRole('button', publishButton).click();
    await expectScreen(page, 'Ofertas');
    await expect(page.getByRole('heading', { name: 'Oferta publicada' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Enviar no WhatsApp' })).toBeVisible();
  });

  await test.step('a copy has another last day, its row the focus and a button to share it', async () => {
    await chooseFor(page, coffee, 'Duplicar');
    await expectScreen(page, 'Nova oferta');
    await expect(page.getByLabel('Validade', { exact: true })).not.toHaveValue(/^31\/12\//);
    await titleOf(page).fill('Café duplo');
    await page.getByRole('button', publishButton).click();
    await expect(rowOf(page, 'Café duplo')).toBeFocused();
    await expect(
      page.getByRole('button', { name: 'Enviar no WhatsApp', exact: true }),
    ).toBeVisible();
    await expect(row).toBeVisible();
  });

  await test.step('an edited offer has the focus in the list', async () => {
    await rowOf(page, 'Café duplo').click();
    await expectScreen(page, 'Café duplo');
    await titleOf(page).fill('Café triplo');
    await page.getByLabel('Preço da oferta').fill('1499,9');
    await page.getByLabel('Regras e restrições').fill('Só no balcão.');
    await page.getByLabel('Pix').check();
    await page.getByRole('button', { name: 'Salvar oferta' }).click();
    await expect(rowOf(page, 'Café triplo')).toBeFocused();
    await expect(page.getByText('−40%').last()).toBeVisible();
  });

  await test.step('after a deletion, the next row has the focus', async () => {
    await chooseFor(page, 'Café triplo', 'Excluir');
    const ask = page.getByRole('dialog', { name: 'Excluir oferta?' });
    await ask.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('button', { name: 'Ações de Café triplo' })).toBeFocused();
    await chooseFor(page, 'Café triplo', 'Excluir');
    await ask.getByRole('button', { name: 'Excluir oferta' }).click();
    await expect(rowOf(page, 'Café triplo')).toHaveCount(0);
    await expect(row).toBeFocused();
    await page.reload();
    await expect(row).toBeVisible();
    await expect(rowOf(page, 'Café triplo')).toHaveCount(0);
  });
});
