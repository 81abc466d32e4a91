import { businessRoutes } from '#contract/routes/businesses.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aBusinessInput,
  anActiveBusiness,
  aPendingBusiness,
  decide,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { uploadPicture } from '#test/support/stories/uploads.ts';
import { aBakery, fillBusiness } from './support/forms.ts';
import { aPhotoFile, avatarOf, choosePhotos, cropOf } from './support/photos.ts';
import { pressUntilFocused } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const register = { name: 'Cadastrar empresa' };

async function businessesOf(person: Person) {
  const query = { userId: person.userId };
  const { body } = await call(businessRoutes.listBusinesses, { as: person, query });
  return body.items;
}

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

test('a network failure shows an error, keeps the typed values and allows another try', async ({
  openAs,
}) => {
  const owner = await aPerson();
  const page = await openAs(owner, '/business');
  await fillBusiness(page, aBakery);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', register).click();
  await expect(page.getByRole('alert')).toContainText('Sem conexão com a Vitrine.');
  await expect(page.getByLabel('Nome fantasia')).toHaveValue(aBakery.name);
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(aBakery.taxId);
  await page.unroute('**/api/**');
  await page.getByRole('button', register).click();
  await expect(page.getByRole('heading', { name: 'Cadastro em análise' })).toBeVisible();
});

test('a lost response is retried with the same idempotency key and creates one business', async ({
  openAs,
}) => {
  const owner = await aPerson();
  const page = await openAs(owner, '/business');
  await fillBusiness(page, aBakery);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/businesses', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server creates the business, but its response never arrives.
    expect((await route.fetch()).status()).toBe(201);
    return route.abort('connectionreset');
  });
  await page.getByRole('button', register).click();
  await expect(page.getByRole('heading', { name: 'Cadastro em análise' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await businessesOf(owner)).toHaveLength(1);
});

test('an avatar that was saved does not overwrite a newer one of another tab', async ({
  openAs,
}) => {
  const { owner, business } = await aPendingBusiness();
  const page = await openAs(owner, '/business');
  await choosePhotos(page, [await aPhotoFile('orange')]);
  await cropOf(page).getByRole('button', { name: 'Usar este recorte' }).click();
  await expect(avatarOf(page).getByRole('button', { name: 'Trocar' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados da empresa salvos.')).toBeVisible();

  const { buffer: file } = await aPhotoFile('teal');
  const { imageUrl: avatarUrl } = await uploadPicture(owner, { area: 'business', file });
  const other = { as: owner, params: { id: business.id } };
  await call(businessRoutes.updateBusiness, {
    ...other,
    body: aBusinessInput(owner, { avatarUrl }),
  });

  await page.getByLabel('Nome fantasia').fill('Padaria do Porto');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Os dados mudaram enquanto você editava')).toBeVisible();
  await expect(page.getByText('Também mudou: Foto da empresa')).toBeVisible();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Salvar' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ name: 'Padaria do Porto', avatarUrl });
});
