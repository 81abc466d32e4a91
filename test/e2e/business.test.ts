import { businessRoutes } from '#contract/routes/businesses.ts';
import { aBusinessInput, aPendingBusiness, decide } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { uploadPicture } from '#test/support/stories/uploads.ts';
import { aBakery, fillBusiness } from './support/forms.ts';
import { aPhotoFile, avatarOf, choosePhotos, cropOf } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const register = { name: 'Cadastrar empresa' };

async function businessesOf(person: Person) {
  const query = { userId: person.userId };
  const { body } = await call(businessRoutes.listBusinesses, { as: person, query });
  return body.items;
}

test('a CNPJ with wrong check digits is not sent, and a CPF is accepted', async ({ openAs }) => {
  const owner = await aPerson();
  const page = await openAs(owner, '/business');
  await fillBusiness(page, { ...aBakery, taxId: '11.222.333/0001-82' });
  await page.getByRole('button', register).click();
  await expect(page.getByText('não confere.')).toBeVisible();
  const taxId = page.getByLabel('CPF ou CNPJ');
  await expect(taxId).toBeFocused();
  expect(await businessesOf(owner)).toEqual([]);

  await taxId.fill('52998224725');
  await expect(taxId).toHaveValue('529.982.247-25');
  await expect(page.getByText('ficam visíveis nas ofertas')).toBeVisible();
  await page.getByRole('button', register).click();
  await expect(page.getByText('Cadastro em análise')).toBeVisible();
});

test('a rejected business shows the reason and can be corrected and resubmitted', async ({
  openAs,
}) => {
  const { owner, business } = await aPendingBusiness();
  await decide(business.id, 'reject', 'O CNPJ é de outra empresa.');
  const page = await openAs(owner, '/business');
  await expect(page.getByText('Cadastro recusado')).toBeVisible();
  await expect(page.getByText('O CNPJ é de outra empresa.')).toBeVisible();
  await page.getByLabel('CPF ou CNPJ').fill(aBakery.taxId);
  await page.getByRole('button', { name: 'Corrigir e enviar de novo' }).click();
  await expect(page.getByText('Cadastro em análise')).toBeVisible();
  expect(await businessesOf(owner)).toMatchObject([
    { status: 'pending_approval', legalRegister: '12ABC34501DE35' },
  ]);
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
  await expect(page.getByText('Cadastro em análise')).toBeVisible();
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
  await expect(page.getByText('Cadastro em análise')).toBeVisible();
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
