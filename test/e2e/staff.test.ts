import { aRegisteredBusiness, theStaff } from '#test/support/stories/businesses.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anIdentifier, anOwnedShop, aSentIndication } from '#test/support/stories/shops.ts';
import { chooseFromMenu, expectScreen, showRow } from './support/screens.ts';
import { storeInBrowser } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('staff decide on businesses and an indication, and find each decision in the record', async ({
  openAs,
}) => {
  const unique = anIdentifier().slice(4, 14);
  const [bad, good] = [`Padaria Torta ${unique}`, `Padaria Boa ${unique}`];
  const shopName = `Livraria ${unique}`;
  await aRegisteredBusiness({ name: bad });
  await aRegisteredBusiness({ name: good });
  const { business, shop } = await anOwnedShop();
  await aSentIndication(await aPerson(), { shopName, phone: '81998765432' });
  const page = await openAs(await theStaff(), '/staff');
  const dialog = page.getByRole('dialog');
  const cardOf = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

  await test.step('a rejection with a common reason, and an approval', async () => {
    await expectScreen(page, 'Aprovações');
    const reject = page.getByRole('button', { name: `Recusar ${bad}` });
    await showRow(page, reject);
    const card = cardOf(bad);
    await expect(card.getByRole('link', { name: /@vitrine\.test/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(card.getByRole('link', { name: 'Ver na Receita' })).toBeVisible();
    await card.getByRole('button', { name: 'Copiar CNPJ' }).click();
    await expect(card.getByRole('button', { name: 'CNPJ copiado' })).toBeVisible();
    await reject.click();
    await dialog.getByRole('button', { name: 'CNPJ inativo' }).click();
    const reason = dialog.getByRole('textbox', { name: 'Motivo' });
    await expect(reason).toBeFocused();
    await reason.press('Control+End');
    await page.keyboard.type(' Obrigada!');
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await expect(page.getByText(`${bad}: recusada.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card.getByText('Obrigada!')).toBeVisible();
    await expect(card.getByRole('button', { name: `${bad}: recusada.` }).first()).toBeFocused();
  });

  await test.step('two clicks at the same position decide on one business, and nothing moves', async () => {
    const approval = page.getByRole('button', { name: `Aprovar ${good}` });
    await showRow(page, approval);
    await approval.scrollIntoViewIfNeeded();
    const card = cardOf(good);
    const boxes = async () => [await card.boundingBox(), await page.evaluate(() => scrollY)];
    const before = await boxes();
    const box = await approval.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
    await page.mouse.click(x, y);
    await expect(page.getByText(`${good}: aprovada.`)).toBeVisible();
    await page.mouse.click(x, y);
    expect(await boxes()).toEqual(before);
    await expect(page.getByRole('status').filter({ hasText: 'aprovada.' })).toHaveCount(1);
  });

  await test.step('a suspension and its end', async () => {
    await chooseFromMenu(page, 'Empresas');
    await page.getByRole('searchbox').fill(shop.shopIdentifier);
    await expect(page.getByRole('button', { name: `Suspender ${business.name}` })).toBeVisible();
    // The owner in Brazil gets the text in Portuguese, whatever the language of the staff member.
    await storeInBrowser(page, { language: 'en' });
    await page.reload();
    await page.getByRole('button', { name: `Suspend ${business.name}` }).click();
    await dialog.getByRole('button', { name: 'Complaints' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue(/^Recebemos reclamações/);
    await expect(dialog.getByText('Customers have complained')).toBeVisible();
    await storeInBrowser(page, { language: 'pt' });
    await page.reload();
    await page.getByRole('button', { name: `Suspender ${business.name}` }).click();
    await dialog.getByRole('button', { name: 'Reclamações' }).click();
    await dialog.getByRole('button', { name: 'Suspender' }).click();
    const lift = page.getByRole('button', { name: `Reativar ${business.name}` });
    await expect(lift).toBeFocused();
    await expect(page.getByText('Recebemos reclamações')).toBeVisible();
    await lift.click();
    await expect(page.getByText(`${business.name}: reativada.`)).toBeVisible();
    await cardOf(business.name).locator(`a[href*="${business.id}"]`).click();
    await expectScreen(page, 'Decisões');
    const entries = page.getByRole('article');
    await expect(entries).toHaveCount(3);
    await expect(entries.nth(0)).toContainText('Reativada');
    await expect(entries.nth(1)).toContainText('Recebemos reclamações');
    await expect(entries.nth(1)).toContainText('por ');
    await page.getByRole('main').getByRole('link', { name: 'Empresas' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(shop.shopIdentifier);
    await expect(page.getByRole('button', { name: `Suspender ${business.name}` })).toBeVisible();
  });

  await test.step('an indication, and the record of all decisions', async () => {
    await chooseFromMenu(page, 'Indicações');
    const contacted = page.getByRole('button', { name: `Já falei com a loja: ${shopName}` });
    await showRow(page, contacted);
    const whatsApp = page.getByRole('link', { name: `WhatsApp, escrever para ${shopName}` });
    await expect(whatsApp).toHaveAttribute('href', 'https://wa.me/5581998765432');
    await contacted.click();
    await expect(page.getByText(`${shopName}: contatada.`)).toBeVisible();
    await chooseFromMenu(page, 'Decisões');
    const entry = (name: string) => page.getByRole('article').filter({ hasText: name });
    await showRow(page, entry(bad));
    await expect(entry(bad)).toContainText(/não está ativo.*Obrigada!/);
    await expect(entry(good)).toContainText('Em análise');
    await expect(entry(shopName)).toContainText('Contatada');
  });
});
