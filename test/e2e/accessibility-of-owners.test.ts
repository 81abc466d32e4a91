import type { Page } from '@playwright/test';
import { anOffer } from '#test/support/stories/offers.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { addValidator } from '#test/support/stories/validators.ts';
import {
  expectAccessible,
  expectAllAccessible,
  expectNothingSerious,
} from './support/accessible.ts';
import { bread, fillOffer } from './support/forms.ts';
import { aPhotoFile, type ChosenFile, choosePhotos, photosOf } from './support/photos.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test("an owner's forms and the unusual discount dialog are accessible @phone-only", async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/business');
  await expectAccessible(page, 'Empresa');
  await expectAllAccessible(page, [
    ['/shop', 'Nova loja'],
    ['/offer', 'Nova oferta'],
  ]);
  await fillOffer(page, { ...bread, originalPrice: '2.499,90', offerPrice: '24,99' });
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

/** Chooses files in a form, by way of the sheet on phones. */
async function chooseInForm(page: Page, files: ChosenFile[]): Promise<void> {
  await page.getByRole('button', { name: /^(Adicionar|Escolher) foto$/ }).click();
  await choosePhotos(page, files, 'Escolher da galeria');
}

test('the photos of a form and the dialogs of their camera are accessible @phone-only', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await expectScreen(page, 'Nova oferta');
  // One photo stays under way, another one has a problem.
  await page.route(
    (url) => url.origin !== new URL(page.url()).origin,
    () => {},
  );
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await chooseInForm(page, [await aPhotoFile(), notes]);
  await expect(photosOf(page).nth(0)).toContainText('Enviando');
  await expect(photosOf(page).nth(1)).toContainText('Este arquivo não é uma foto');
  await expectNothingSerious(page);
  await page.getByRole('button', { name: 'Adicionar foto' }).click();
  await expect(page.getByRole('dialog', { name: 'Adicionar foto' })).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  const camera = page.getByRole('dialog', { name: 'Tirar foto' });
  await expect(camera.getByRole('button', { name: 'Fotografar' })).toBeEnabled();
  await expectNothingSerious(page);
  await camera.getByRole('button', { name: 'Fotografar' }).click();
  await expect(camera.getByRole('img', { name: 'Foto tirada' })).toBeVisible();
  await expectNothingSerious(page);
});

test('cutting out an avatar is accessible @phone-only', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/business');
  await expectScreen(page, 'Empresa');
  await chooseInForm(page, [await aPhotoFile()]);
  const dialog = page.getByRole('dialog', { name: 'Enquadrar a foto' });
  await expect(dialog.getByRole('button', { name: 'Usar este recorte' })).toBeEnabled();
  await expectNothingSerious(page);
});

test("an owner's shops and offers are accessible @phone", async ({ openAs }) => {
  const { owner, shop, offer } = await anOffer({
    availableLimit: 10,
    moreDetails: 'Com gergelim.',
  });
  const page = await openAs(owner, '/shop-list');
  await expectAccessible(page, 'Lojas');
  await expectAllAccessible(page, [
    [`/shop?id=${shop.id}`, `${shop.business.name} · ${shop.address.neighborhood}`],
    [`/offer?id=${offer.id}`, offer.title],
    ['/offer-list', 'Ofertas'],
  ]);
  await page.getByRole('button', { name: `Ações de ${offer.title}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('menuitem', { name: 'Quantidade disponível' }).click();
  await expect(page.getByRole('dialog').getByLabel('Quantidade disponível')).toBeVisible();
  await expectNothingSerious(page);
});

test("an owner's validators are accessible @phone", async ({ openAs }) => {
  const owned = await aShop();
  const page = await openAs(owned.owner, '/validator-list');
  await expectAccessible(page, 'Validadores');
  await addValidator(owned, owned.shop);
  await expectAllAccessible(page, [
    ['/validator-list', 'Validadores'],
    ['/validator', 'Novo validador'],
  ]);
  await page.goto('/validator-list');
  await page.getByRole('link', { name: 'Bia Souza' }).click();
  await expectAccessible(page, 'Bia Souza');
  await page.getByRole('button', { name: 'Nova senha temporária' }).click();
  await page.getByRole('button', { name: 'Gerar nova senha' }).click();
  await expect(page.getByText('Passe estes dados agora.')).toBeVisible();
  await expectNothingSerious(page);
});
