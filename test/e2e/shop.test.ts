import type { Page } from '@playwright/test';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';
import { expectNothingBeside, expectScreen, showLarge } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const openSection = (page: Page, title: string) =>
  page.locator('summary').filter({ hasText: title }).click();

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

test('a shop is edited, shown on its flyer, and fits on a small screen with large text', async ({
  openAs,
}) => {
  const { owner, shop } = await anOwnedOffer();
  const path = `/shop?id=${shop.id}`;
  const page = await openAs(owner, path);
  const renamed = anIdentifier();
  const title = `${shop.business.name} · ${shop.address.neighborhood}`;
  await expectScreen(page, title);

  await test.step('an owner edits all fields, and the flyer shows them', async () => {
    await openSection(page, 'Endereço');
    await page.getByLabel('Número', { exact: true }).fill('99');
    await openSection(page, shop.shopIdentifier);
    await page.getByLabel('Link da loja').fill(renamed);
    await expect(
      page.getByText(`O link antigo (${shop.shopIdentifier}) continua levando`),
    ).toBeVisible();
    await openSection(page, 'Horário de funcionamento');
    await page.getByRole('button', { name: 'Todos os dias 24 horas' }).click();
    await openSection(page, 'Sobre e regras');
    const about = page.getByRole('textbox', { name: 'Sobre a loja' });
    await about.focus();
    await page.getByRole('toolbar', { name: 'Sobre a loja' }).waitFor();
    await expect(about).toBeFocused();
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Bolo');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' de rolo');
    await paste(page, '<h2 style="color: red">Caf\u200bé</h2><p class="a">às 16h</p>');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Loja salva.')).toBeVisible();
    const flyer = await openAs(undefined, `/folder/${shop.shopIdentifier}`);
    await expect(flyer.getByText('Rua da Aurora, 99').first()).toBeVisible();
    await expect(flyer.locator('b', { hasText: 'Bolo' })).toBeVisible();
    await expect(flyer.locator('p:not([class], [style])', { hasText: 'às 16h' })).toBeVisible();
    await expect(flyer.getByText('Café', { exact: false })).toBeVisible();
  });

  await test.step('nothing is cut at 320 px with text of 200%', async () => {
    await page.goto(path);
    await showLarge(page);
    for (const section of ['Horário de funcionamento', 'Formas de pagamento']) {
      await openSection(page, section);
    }
    await expectNothingBeside(page);
    await page.goto('/shop-list');
    await showLarge(page);
    await expect(page.getByRole('link', { name: shop.business.name }).first()).toBeVisible();
    await expectNothingBeside(page);
  });
});
