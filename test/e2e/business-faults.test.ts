import { businessRoutes } from '#contract/routes/businesses.ts';
import {
  aBusinessInput,
  aPendingBusiness,
  businessesOf,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { uploadPicture } from '#test/support/stories/uploads.ts';
import { aBakery, fillBusiness } from './support/forms.ts';
import { aPhotoFile, avatarOf, choosePhotos, cropOf } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const register = { name: 'Cadastrar empresa' };

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
