import { aPendingBusiness } from '#test/support/stories/businesses.ts';
import { bread, fillOffer } from './support/forms.ts';
import { giveFile } from './support/give-file.ts';
import {
  aBrokenPhoto,
  aPhotoFile,
  avatarOf,
  choosePhotos,
  cropOf,
  photosOf,
} from './support/photos.ts';
import { expectNoBackEntry, expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a file that is not taken as an avatar says why until the next choice', async ({ openAs }) => {
  const { owner } = await aPendingBusiness();
  const page = await openAs(owner, '/business');
  const refusal = avatarOf(page).getByRole('alert');
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await choosePhotos(page, [notes]);
  await expect(refusal).toContainText('Este arquivo não é uma foto');
  await expect(avatarOf(page)).toHaveAccessibleDescription(/Um logotipo .* não é uma foto/);
  await expect(avatarOf(page).getByRole('button', { name: 'Escolher foto' })).toBeFocused();

  // A picture in a format that this browser does not know.
  await page.evaluate(() => {
    globalThis.createImageBitmap = async () => {
      throw new DOMException('Unknown to the test', 'InvalidStateError');
    };
  });
  await choosePhotos(page, [await aPhotoFile()]);
  await expect(refusal).toContainText('Este navegador não conseguiu abrir a foto.');
  await expectNoBackEntry(page);
  await page.reload();
  await choosePhotos(page, [notes]);
  await expect(refusal).toBeVisible();
  await choosePhotos(page, [await aPhotoFile()]);
  await expect(cropOf(page)).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test('a photo dropped on the avatar is cut out, and one dropped elsewhere stays out of the page', async ({
  openAs,
}) => {
  const { owner } = await aPendingBusiness();
  const page = await openAs(owner, '/business');
  const photo = await aPhotoFile();
  const dropArea = page.locator('.mantine-Dropzone-root');
  await expect(dropArea).toBeVisible();
  expect(await giveFile(page.locator('h1'), photo, 'drop')).toBe(true);
  expect(await giveFile(dropArea, photo, 'drop')).toBe(true);
  await expect(cropOf(page)).toBeVisible();
  await page.reload();
  // In a narrow window there is no drop area.
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
  await expect(dropArea).toHaveCount(0);
  expect(await giveFile(page.locator('h1'), photo, 'drop')).toBe(true);
});

test('an offer waits for a photo that only the server can open, and is not sent if that is refused', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  let answer = () => {};
  const mayBeAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const offers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/offers')) offers.push(request.method());
  });
  await page.route('**/api/uploads/*', async (route) => {
    await mayBeAnswered;
    await route.continue();
  });
  await fillOffer(page, { ...bread, title: 'Pastel de feira' });
  const broken = { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: await aBrokenPhoto() };
  const asked = page.waitForRequest(/\/api\/uploads\/./);
  await choosePhotos(page, [broken]);
  await asked;
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expect(page.getByText('As fotos ainda estão sendo enviadas.')).toBeVisible();
  answer();
  await expect(photosOf(page)).toContainText('A foto chegou incompleta', { timeout: 60_000 });
  await expect(photosOf(page).getByRole('button', { name: 'Escolher outra' })).toBeFocused();
  expect(offers).toEqual([]);
  await page.getByRole('button', { name: 'Remover a foto 1' }).click();
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expectScreen(page, 'Ofertas');
});

test('a camera that is taken away leads to the files', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  const camera = page.getByRole('dialog', { name: 'Tirar foto' });
  await expect(camera.getByRole('button', { name: 'Fotografar' })).toBeEnabled();
  await camera.getByLabel('Imagem da câmera').evaluate((video: HTMLVideoElement) => {
    const [track] = (video.srcObject as MediaStream).getTracks();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(camera.getByRole('alert')).toContainText('outro aplicativo pode estar usando');
  await expect(camera.getByRole('button', { name: 'Escolher uma foto' })).toBeFocused();
  await camera.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(camera.getByRole('button', { name: 'Fotografar' })).toBeEnabled();
});

test('the avatar of before can be kept where the new one is not sent', async ({ openAs }) => {
  const { owner } = await aPendingBusiness();
  const page = await openAs(owner, '/business');
  const cut = () => cropOf(page).getByRole('button', { name: 'Usar este recorte' }).click();
  await choosePhotos(page, [await aPhotoFile('orange')]);
  const isUpload = (url: URL) => url.origin !== new URL(page.url()).origin;
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && isUpload(new URL(response.url())),
  );
  await cut();
  await sent;
  const picture = avatarOf(page).getByRole('img', { name: 'Foto da empresa' });
  const before = await picture.getAttribute('src');
  await page.route(isUpload, (route) => route.abort());
  await choosePhotos(page, [await aPhotoFile('teal')], 'Trocar');
  await cut();
  await expect(avatarOf(page)).toContainText('A conexão caiu durante o envio.');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await avatarOf(page).getByRole('button', { name: 'Manter a foto de antes' }).click();
  await expect(picture).toHaveAttribute('src', before ?? '');
  await expect(avatarOf(page).getByRole('button', { name: 'Trocar' })).toBeFocused();
});
