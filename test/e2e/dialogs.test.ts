import type { Page, Route } from '@playwright/test';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { addValidator } from '#test/support/stories/validators.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Confirms the dialog by a double click, tries to leave it while it sends, and sends again after a failure. */
async function expectPatientDialog(page: Page, confirmation: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: confirmation });
  const alert = dialog.getByRole('alert');
  const held: Route[] = [];
  let isLost = false;
  const hold = async (route: Route) => {
    if (route.request().method() !== 'DELETE') await route.fallback();
    else if (isLost) await route.abort();
    else held.push(route);
  };
  await page.route('**/api/**', hold);

  await confirm.focus();
  await confirm.dblclick();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 400);
  await page.goBack();
  await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeDisabled();
  expect(held).toHaveLength(1);

  // The client tries three times.
  isLost = true;
  await held.pop()?.abort();
  await expect(alert).toHaveText(/^Sem conexão com a Vitrine. Verifique a internet/);
  isLost = false;
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await expect(alert).toHaveCount(0);
  await held.pop()?.fulfill({ status: 409, json: { code: 'CONFLICT' } });
  await expect(alert).toBeVisible();
  await expect(confirm).toBeFocused();
  await page.unroute('**/api/**', hold);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a dialog stays open while it sends, sends once, and can send again after a failure', async ({
  openAs,
}) => {
  const business = await anActiveBusiness();
  const shop = await openShop(business);
  const validator = await addValidator(business, shop);
  const page = await openAs(business.owner, `/validator?id=${validator.id}`);
  await page.getByRole('button', { name: 'Desativar' }).click();
  await expectPatientDialog(page, 'Desativar');
  await expectScreen(page, 'Validadores');
  await page.goto(`/shop?id=${shop.id}`);
  await page.getByRole('button', { name: 'Excluir loja' }).click();
  await expectPatientDialog(page, 'Excluir loja');
  await expectScreen(page, 'Lojas');
});
