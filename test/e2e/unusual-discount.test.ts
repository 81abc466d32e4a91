import type { Page } from '@playwright/test';
import type { OfferInput } from '#contract/offer-input.ts';
import { bread, fillOffer } from './support/forms.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const publish = { name: 'Publicar oferta' };

const originalPrice = (page: Page) => page.getByLabel('Preço normal');
const offerPrice = (page: Page) => page.getByLabel('Preço da oferta');

/** Publishes the offer; returns the prices sent, which the response must repeat. */
async function publishedPrices(
  page: Page,
): Promise<Pick<OfferInput, 'originalPrice' | 'offerPrice'>> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', publish).click();
  const answer = await answered;
  expect(answer.status()).toBe(201);
  const sent: OfferInput = answer.request().postDataJSON();
  expect(await answer.json()).toMatchObject({
    originalPrice: sent.originalPrice,
    offerPrice: sent.offerPrice,
  });
  return { originalPrice: sent.originalPrice, offerPrice: sent.offerPrice };
}

test('an unusual discount asks for confirmation and can be corrected @phone-only', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await fillOffer(page, { ...bread, originalPrice: '2.499,90', offerPrice: '24,99' });
  const button = page.getByRole('button', publish);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Desconto de 99%. Está certo?' });
  await expect(dialog).toContainText(/de R\$\s2\.499,90 para R\$\s24,99/);
  await expect(dialog.getByRole('button', { name: 'Voltar e corrigir' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Voltar e corrigir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(bread.title);
  await expect(originalPrice(page)).toHaveValue('R$\u00a02.499,90');
  await expect(page.getByRole('button', { name: 'Validade' })).toHaveText(/^15\//);

  await offerPrice(page).fill('2.249,90');
  expect(await publishedPrices(page)).toEqual({ originalPrice: 2499.9, offerPrice: 2249.9 });
});

test('a confirmed unusual discount is published', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const title = 'Bolo de aniversário inteiro';
  await fillOffer(page, { title, originalPrice: '100', offerPrice: '29,99' });
  await page.getByRole('button', publish).click();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Publicar assim' }).click();
  expect((await answered).request().postDataJSON()).toMatchObject({ offerPrice: 29.99 });
  await expectScreen(page, 'Ofertas');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
