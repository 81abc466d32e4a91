import { businessRoutes } from '#contract/routes/businesses.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aBusinessInput,
  anActiveBusiness,
  aPendingBusiness,
  decide,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anIndication } from '#test/support/stories/indications.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anIdentifier, aShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { refuseStaff } from './support/refuse-staff.ts';
import { approve, chooseFromMenu, expectScreen, showRow } from './support/screens.ts';
import { storeInBrowser } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('staff decide on businesses and an indication, and find each decision in the record', async ({
  openAs,
}) => {
  const unique = anIdentifier().slice(4, 14);
  const [bad, good] = [`Padaria Torta ${unique}`, `Padaria Boa ${unique}`];
  const taken = `Padaria Já Vista ${unique}`;
  const shopName = `Livraria ${unique}`;
  await aPendingBusiness({ name: bad });
  await aPendingBusiness({ name: good });
  const other = await aPendingBusiness({ name: taken });
  const revised = `Padaria Suspensa ${unique}`;
  const live = await anActiveBusiness();
  await call(businessRoutes.updateBusiness, {
    as: live.owner,
    params: { id: live.business.id },
    body: aBusinessInput(live.owner, { name: revised }),
  });
  await changeItem(keys.business(live.business.id), { status: 'suspended' });
  const changed = await aPendingBusiness({ name: `Padaria Nova ${unique}` });
  const { business, shop } = await aShop();
  await anIndication(await aPerson(), { shopName, phone: '81998765432' });
  const page = await openAs(await theStaff(), '/staff');
  const dialog = page.getByRole('dialog');

  await test.step('a rejection with a common reason, and an approval', async () => {
    await expectScreen(page, 'Aprovações');
    const reject = page.getByRole('button', { name: `Recusar ${bad}` });
    await showRow(page, reject);
    const card = page.getByRole('article').filter({ has: reject });
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
    await expect(reject).toBeHidden();
    await expect(page.locator('h1:focus, h2:focus')).toBeVisible();
    await approve(page, good);
  });

  await test.step('an approval of a change of a suspended business', async () => {
    const button = page.getByRole('button', { name: `Aprovar ${revised}` });
    await showRow(page, button);
    const card = page.getByRole('article').filter({ has: button });
    await expect(card.getByText('Suspensa', { exact: true })).toBeVisible();
    await button.click();
    await expect(
      page.getByText(`${revised}: alteração aprovada. A empresa continua suspensa.`),
    ).toBeVisible();
    // The rows below move up.
    await expect(card).toHaveCount(0);
  });

  await test.step('a business that its owner changes meanwhile, while a reason is typed and while it is approved', async () => {
    const { owner, business } = changed;
    const change = (city: string) =>
      call(businessRoutes.updateBusiness, {
        as: owner,
        params: { id: business.id },
        body: aBusinessInput(owner, { name: `${business.name} ${city}` }),
      });
    const card = page.getByRole('article').filter({ hasText: business.name });
    await showRow(page, card);
    await card.getByRole('button', { name: 'Recusar' }).click();
    const reason = dialog.getByRole('textbox', { name: 'Motivo' });
    await reason.fill('Falta o nome da cidade.');
    await change('Recife');
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await dialog.getByRole('button', { name: 'Atualizar a lista' }).click();
    await expect(dialog).toHaveAccessibleName(/Recife/);
    await expect(reason).toHaveValue('Falta o nome da cidade.');
    await expect(reason).toBeFocused();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await change('Olinda');
    await card.getByRole('button', { name: 'Aprovar' }).click();
    await card.getByRole('button', { name: 'Atualizar a lista' }).click();
    await expect(card.getByRole('heading', { name: /Olinda/ })).toBeFocused();
    await expect(card.getByRole('heading')).toBeInViewport();
  });

  await test.step('a business that somebody else has decided on meanwhile', async () => {
    const reject = page.getByRole('button', { name: `Recusar ${taken}` });
    await showRow(page, reject);
    await reject.click();
    const reason = dialog.getByRole('textbox', { name: 'Motivo' });
    await reason.fill('x'.repeat(501));
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await expect(reason).toHaveAccessibleDescription('Use no máximo 500 caracteres.');
    await reason.fill('O nome não confere.');
    await decide(other.business.id, 'approve');
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Os dados mudaram');
    await expect(reason).toHaveValue('O nome não confere.');
    await dialog.getByRole('button', { name: 'Atualizar a lista' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a suspension and its end', async () => {
    await chooseFromMenu(page, 'Empresas');
    await eventually(async () => {
      const query = { q: shop.shopIdentifier };
      const found = await call(shopRoutes.searchShops, { query });
      expect(found.body.items).toHaveLength(1);
    });
    await page.getByRole('searchbox').fill(shop.shopIdentifier);
    await expect(page.getByRole('button', { name: `Suspender ${business.name}` })).toBeVisible();
    // The text goes to an owner in Brazil, whatever the language of the member of staff.
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
    const lift = page.getByRole('button', { name: `Liberar ${business.name}` });
    await expect(lift).toBeFocused();
    await expect(page.getByText('Recebemos reclamações')).toBeVisible();
    await lift.click();
    await expect(page.getByText(`${business.name}: liberada.`)).toBeVisible();
    await page.getByRole('link', { name: `Ver decisões sobre ${business.name}` }).click();
    await expectScreen(page, 'Decisões');
    const entries = page.getByRole('article');
    await expect(entries).toHaveCount(3);
    await expect(entries.nth(0)).toContainText('Liberada');
    await expect(entries.nth(1)).toContainText('Recebemos reclamações');
    await expect(entries.nth(1)).toContainText('por ');
    await page.getByRole('main').getByRole('link', { name: 'Empresas' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(shop.shopIdentifier);
    await expect(page.getByRole('button', { name: `Suspender ${business.name}` })).toBeVisible();
    const admit = await refuseStaff(page);
    await page.reload();
    await expect(page.getByText('Entre com a verificação em duas etapas')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await admit();
  });

  await test.step('an indication, and the record of all', async () => {
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

  await test.step('a business of their own', async () => {
    const staff = await theStaff();
    await call(businessRoutes.createBusiness, { as: staff, body: aBusinessInput(staff) });
    await page.reload();
    await chooseFromMenu(page, 'Lojas');
    await expectScreen(page, 'Lojas');
    await page.goto('/validator-list');
    await expectScreen(page, 'Validadores');
  });
});
