import type { Page } from '@playwright/test';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';
import { dropFile } from './support/drop-file.ts';
import { aBakery, fillBusiness, fillShop, openSection } from './support/forms.ts';
import {
  aPhotoFile,
  choosePhotos,
  expectLoadedCode,
  expectSentPhotos,
  photosOf,
} from './support/photos.ts';
import { expect, test } from './support/test.ts';

const preparing = 'Enviada. Estamos preparando a foto.';
const title = (page: Page) => page.getByLabel('Título', { exact: true });

test("a photo taken by the camera appears on the shop's card and on the flyer in its variants", async ({
  openAs,
}) => {
  const { owner } = await anActiveBusiness();
  const identifier = anIdentifier();
  const page = await openAs(owner, '/shop');
  await fillShop(page, identifier);
  await openSection(page, 'Fotos');
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  const camera = page.getByRole('dialog', { name: 'Tirar foto' });
  await camera.getByRole('button', { name: 'Fotografar' }).click();
  await camera.getByRole('button', { name: 'Tirar outra' }).click();
  const image = camera.getByLabel('Imagem da câmera');
  // The camera restarts.
  await expect
    .poll(() => image.evaluate((video: HTMLVideoElement) => !!video.srcObject))
    .toBe(true);
  // Another app takes the camera.
  await image.evaluate((video: HTMLVideoElement) => {
    const [track] = (video.srcObject as MediaStream).getTracks();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(camera.getByRole('alert')).toContainText('Feche outros aplicativos');
  await expect(camera.getByRole('button', { name: 'Escolher uma foto' })).toBeFocused();
  await camera.getByRole('button', { name: 'Tentar de novo' }).click();
  await camera.getByRole('button', { name: 'Fotografar' }).click();
  await camera.getByRole('button', { name: 'Usar esta foto' }).click();
  await expectSentPhotos(page, 1);
  const height = async () => (await photosOf(page).boundingBox())?.height;
  const before = await height();
  await expect(page.getByText(preparing)).toHaveCount(0, { timeout: 60_000 });
  expect(await height()).toBe(before);
  await page.getByRole('button', { name: 'Cadastrar loja' }).click();
  await expect(page.getByRole('heading', { name: /· Boa Vista$/ })).toBeVisible();

  const variant = /\/images\/shop\/[^/]+\/[^/]+\/\d+\.(avif|webp)$/;
  const shown = (where: typeof page) =>
    where.evaluate(() =>
      [...document.images]
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map((one) => one.currentSrc),
    );
  await expect.poll(() => shown(page)).toContainEqual(expect.stringMatching(variant));
  const flyer = await openAs(undefined, `/folder/${identifier}`);
  await expect.poll(() => shown(flyer)).toContainEqual(expect.stringMatching(variant));
});

test('a photo is dropped on the drop area, once', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await dropFile(page.locator('.mantine-Dropzone-root'), await aPhotoFile());
  await expectSentPhotos(page, 1);
});

test('offline, the form stays as it is, and continues when the connection returns', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await title(page).fill('Cuca de banana');
  const take = page.getByRole('button', { name: 'Tirar foto' });
  await expect(take).toBeVisible();
  await expectLoadedCode(page, 'photo-list');
  await page.context().setOffline(true);
  await take.click();
  await expect(page.getByRole('alert')).toContainText('Sem conexão com a Vitrine.');
  await choosePhotos(page, [await aPhotoFile()]);
  const failed = 'A conexão caiu durante o envio.';
  await expect(photosOf(page)).toContainText(failed);
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await page.context().setOffline(false);
  await expectSentPhotos(page, 1);
  await take.click();
  await expect(page.getByRole('dialog', { name: 'Tirar foto' })).toBeVisible();
  await expect(title(page)).toHaveValue('Cuca de banana');
});

test('the avatar of a new business is cropped by keyboard', async ({ openAs }) => {
  const page = await openAs(await aPerson(), '/business');
  await fillBusiness(page, aBakery);
  await choosePhotos(page, [await aPhotoFile()]);
  const dialog = page.getByRole('dialog', { name: 'Enquadrar a foto' });
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await dialog.getByRole('application').press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Usar este recorte' }).click();
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page.getByText('Cadastro em análise')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto da empresa' })).toBeVisible();
});
