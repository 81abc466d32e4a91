import type { Page } from '@playwright/test';
import { anOffer } from '#test/support/stories/offers.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';
import { openSection } from './support/forms.ts';
import { expectNothingBeside, showLarge } from './support/large-text.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Pastes HTML into the field that has the focus. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

test('a shop is edited, switched off and deleted, and two tabs do not overwrite each other', async ({
  openAs,
}) => {
  const { owner, shop } = await anOffer();
  const path = `/shop?id=${shop.id}`;
  const page = await openAs(owner, path);
  const other = await openAs(owner, path);
  const renamed = anIdentifier();
  const title = `${shop.business.name} · ${shop.address.neighborhood}`;
  await expectScreen(page, title);
  await expectScreen(other, title);

  await test.step('everything is edited and shown on the flyer', async () => {
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

  await test.step('the other tab is told what changed, and its user chooses', async () => {
    await openSection(other, 'Endereço');
    await other.getByLabel('Número', { exact: true }).fill('77');
    await other.getByRole('button', { name: 'Salvar' }).click();
    const notice = other.getByRole('alert').filter({ hasText: 'Os dados mudaram' });
    await expect(notice).toContainText('O que está salvo agora: Rua da Aurora, 99 · Boa Vista');
    await expect(notice).toContainText('Link da loja');
    await other.getByRole('radio', { name: /O que está salvo agora/ }).check();
    await expect(other.getByLabel('Número', { exact: true })).toHaveValue('99');
    await other.getByRole('button', { name: 'Salvar' }).click();
    await expect(other.getByText('Loja salva.')).toBeVisible();
  });

  await test.step('switching off keeps what is typed', async () => {
    await page.reload();
    await openSection(page, 'Endereço');
    await page.getByLabel('Complemento').fill('Loja 2');
    const shown = page.getByRole('switch', { name: 'Mostrar aos clientes' });
    await shown.click();
    await expect(shown).toBeFocused();
    await expect(page.getByText('Loja desativada.')).toBeVisible();
    await expect(page.getByLabel('Complemento')).toHaveValue('Loja 2');
    await page.context().setOffline(true);
    await shown.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão' })).toBeVisible();
    await expect(shown).not.toBeChecked();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Loja salva.')).toBeVisible();
    await expect(page.getByText('Desativada', { exact: true })).toBeVisible();
  });

  await test.step('nothing is cut at 320 px with text of 200%', async () => {
    await showLarge(page);
    for (const section of ['Horário de funcionamento', 'Formas de pagamento']) {
      await openSection(page, section);
    }
    await expectNothingBeside(page);
  });

  await test.step('a shop with offers is deleted after a second question', async () => {
    await page.getByRole('button', { name: 'Excluir loja' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(renamed);
    await expect(dialog).toContainText('pronta');
    await dialog.getByRole('button', { name: 'Excluir loja' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Resgates já feitos continuam valendo');
    await dialog.getByRole('button', { name: 'Excluir mesmo assim' }).click();
    await expect(page.getByRole('heading', { name: 'Cadastre sua primeira loja' })).toBeVisible();
    await expect(page.getByText('Loja excluída.')).toBeVisible();
  });
});
