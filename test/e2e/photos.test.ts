import { chromiumFlags } from '#test/support/chromium-flags.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';
import { aBakery, bread, fillBusiness, fillOffer, fillShop } from './support/forms.ts';
import {
  aBrokenPhoto,
  aPhotoFile,
  choosePhotos,
  expectSentPhotos,
  photosOf,
} from './support/photos.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// A camera that shows a test picture, and that pages may use without asking.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await use({ ...launchOptions, args: [...chromiumFlags, ...camera] });
  },
});

const preparing = 'Enviada. Estamos preparando a foto.';
const title = (page: import('@playwright/test').Page) => page.getByLabel('Título', { exact: true });

test("a photo taken by the camera appears on the shop's card and on the flyer in its variants", async ({
  openAs,
}) => {
  const { owner } = await anActiveBusiness();
  const identifier = anIdentifier();
  const page = await openAs(owner, '/shop');
  await fillShop(page, identifier);
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  const camera = page.getByRole('dialog', { name: 'Tirar foto' });
  await camera.getByRole('button', { name: 'Fotografar' }).click();
  await camera.getByRole('button', { name: 'Tirar outra' }).click();
  await camera.getByRole('button', { name: 'Fotografar' }).click();
  await camera.getByRole('button', { name: 'Usar esta foto' }).click();
  await expectSentPhotos(page, 1);
  await expect(page.getByText(preparing)).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Abrir loja' }).click();
  await expect(page.getByRole('heading', { name: identifier })).toBeVisible();

  const variant = /\/images\/shop\/[^/]+\/[^/]+\/\d+\.(avif|webp)$/;
  const shown = (where: typeof page) =>
    where.evaluate(() =>
      [...document.images]
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map((one) => one.currentSrc),
    );
  await expect.poll(() => shown(page)).toContainEqual(expect.stringMatching(variant));
  await page.getByRole('link', { name: identifier, exact: true }).click();
  await expectScreen(page, identifier);
  await expect.poll(() => shown(page)).toContainEqual(expect.stringMatching(variant));
  const flyer = await openAs(undefined, `/folder/${identifier}`);
  await expect.poll(() => shown(flyer)).toContainEqual(expect.stringMatching(variant));
});

test('files that are no pictures say so, and the form is sent once they were removed', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/uploads')) uploads.push(request.method());
  });
  await choosePhotos(page, [
    { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') },
    // It begins like a JPEG that no browser can open, so that the server decides.
    { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: await aBrokenPhoto() },
  ]);
  await expect(photosOf(page).nth(0)).toContainText('Este arquivo não é uma foto');
  const refused = 'A foto chegou incompleta ou com defeito. Escolha outra.';
  await expect(photosOf(page).nth(1)).toContainText(refused, { timeout: 60_000 });
  expect(uploads).toHaveLength(1);
  await fillOffer(page, { ...bread, title: 'Bolo sem foto' });
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expect(page.getByText('2 fotos não foram enviadas: tente de novo')).toBeVisible();
  await expect(photosOf(page).nth(0).getByRole('button', { name: 'Escolher outra' })).toBeFocused();
  await page.getByRole('button', { name: 'Remover a foto 2' }).click();
  await page.getByRole('button', { name: 'Remover a foto 1' }).click();
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expectScreen(page, 'Ofertas');
  await expect(page.getByRole('heading', { name: 'Bolo sem foto' })).toBeVisible();
});

test('what was typed and uploaded survives a reload, until the offer is published', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await fillOffer(page, { ...bread, title: 'Broa de milho' });
  await choosePhotos(page, [await aPhotoFile()]);
  await expectSentPhotos(page, 1);
  await page.reload();
  await expect(title(page)).toHaveValue('Broa de milho');
  await expectSentPhotos(page, 1);
  await expect(page.getByText('Guardamos o que você tinha preenchido aqui.')).toBeVisible();
  await expect(photosOf(page).getByRole('img', { name: 'Foto 1 de 1, capa' })).toHaveAttribute(
    'src',
    /^\/images\/offer\//,
    { timeout: 60_000 },
  );
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/offers'));
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    imagesUrls: [expect.stringMatching(/^\/images\/offer\//)],
  });
  await expectScreen(page, 'Ofertas');
  await page.goto('/offer');
  await expect(title(page)).toHaveValue('');
  await expect(photosOf(page)).toHaveCount(0);
});

test('photos are put in order by keyboard alone, and the focus stays with the photo', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await choosePhotos(page, [await aPhotoFile('orange'), await aPhotoFile('teal')]);
  await expectSentPhotos(page, 2);
  const orange = await photosOf(page).nth(0).getAttribute('data-photo');
  const teal = await photosOf(page).nth(1).getAttribute('data-photo');
  await page.getByRole('button', { name: 'Mover a foto 2 uma posição para trás' }).focus();
  await page.keyboard.press('Enter');
  await expect(photosOf(page).nth(0)).toHaveAttribute('data-photo', teal ?? '');
  await expect(photosOf(page).nth(0)).toContainText('Capa');
  await expect(page.getByRole('button', { name: 'Mais ações da foto 1' })).toBeFocused();
  await photosOf(page).nth(1).getByRole('button', { name: 'Mais ações da foto 2' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Usar como capa' }).press('Enter');
  await expect(photosOf(page).nth(0)).toHaveAttribute('data-photo', orange ?? '');
});

test('the eleventh photo is left out', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const photo = await aPhotoFile();
  await choosePhotos(
    page,
    Array.from({ length: 11 }, () => photo),
  );
  await expect(photosOf(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeDisabled();
  await expectSentPhotos(page, 10);
});

test('a photo whose upload fails can be sent again, until the page is closed', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const isUpload = (url: URL) => url.origin !== new URL(page.url()).origin;
  await page.route(isUpload, (route) => route.abort());
  await choosePhotos(page, [await aPhotoFile('orange'), await aPhotoFile('teal')]);
  const failed = photosOf(page).filter({ hasText: 'A conexão caiu durante o envio.' });
  await expect(failed).toHaveCount(2);
  await page.unroute(isUpload);
  await failed.nth(0).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: 'Mais ações da foto 1' })).toBeVisible();
  await page.reload();
  await expect(photosOf(page).nth(1)).toContainText('A página fechou antes');
  await choosePhotos(page, [await aPhotoFile('teal')], 'Escolher outra');
  await expectSentPhotos(page, 2);
});

test('without a connection the form stays as it is, and goes on when it returns', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await title(page).fill('Cuca de banana');
  const take = page.getByRole('button', { name: 'Tirar foto' });
  await expect(take).toBeVisible();
  await page.context().setOffline(true);
  await take.click();
  await expect(page.getByRole('alert')).toContainText('Sem conexão com a Vitrine.');
  await choosePhotos(page, [await aPhotoFile()]);
  const show = page.getByRole('button', { name: 'Mostrar as fotos' });
  await expect(show).toBeVisible();
  await page.context().setOffline(false);
  await show.click();
  await expectSentPhotos(page, 1);
  await take.click();
  await expect(page.getByRole('dialog', { name: 'Tirar foto' })).toBeVisible();
  await expect(title(page)).toHaveValue('Cuca de banana');
});

test('what is typed while photos are sent is published too, and the waiting can be ended', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  let send = () => {};
  const mayBeSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/uploads', async (route) => {
    await mayBeSent;
    await route.continue();
  });
  await fillOffer(page, { ...bread, title: 'Sonho' });
  await choosePhotos(page, [await aPhotoFile()]);
  const publish = page.getByRole('button', { name: 'Publicar oferta' });
  const waiting = page.getByText('As fotos ainda estão sendo enviadas.');
  await publish.click();
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(waiting).toHaveCount(0);
  await publish.click();
  await expect(waiting).toBeVisible();
  await title(page).fill('Sonho de creme');
  const request = page.waitForRequest((one) => one.url().endsWith('/api/offers'));
  send();
  expect((await request).postDataJSON()).toMatchObject({
    title: 'Sonho de creme',
    imagesUrls: [expect.stringMatching(/^\/images\/offer\//)],
  });
  await expectScreen(page, 'Ofertas');
});

test('on a phone photos come from a sheet, and a blocked camera leads to the gallery @phone-only', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Blocked by the test', 'NotAllowedError');
    };
  });
  await page.getByRole('button', { name: 'Adicionar foto' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar foto' }).tap();
  const camera = page.getByRole('dialog', { name: 'Tirar foto' });
  await expect(camera.getByRole('alert')).toContainText('A câmera está bloqueada');
  const chooser = page.waitForEvent('filechooser');
  await camera.getByRole('button', { name: 'Escolher uma foto' }).tap();
  await (await chooser).setFiles([await aPhotoFile()]);
  await expectSentPhotos(page, 1);
});

test('the avatar of a new business is cut out by keyboard', async ({ openAs }) => {
  const page = await openAs(await aPerson(), '/business');
  await fillBusiness(page, aBakery);
  await choosePhotos(page, [await aPhotoFile()]);
  const dialog = page.getByRole('dialog', { name: 'Enquadrar a foto' });
  await dialog.getByRole('slider', { name: 'Aproximação' }).press('ArrowRight');
  await dialog.getByRole('application').press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Usar assim' }).click();
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page.getByText('Cadastro em análise')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto da empresa' })).toBeVisible();
});
