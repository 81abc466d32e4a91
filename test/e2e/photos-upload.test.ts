import type { Page } from '@playwright/test';
import { bread, fillOffer } from './support/forms.ts';
import {
  aBrokenPhoto,
  aPhotoFile,
  choosePhotos,
  expectSentPhotos,
  photosOf,
} from './support/photos.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const title = (page: Page) => page.getByLabel('Título', { exact: true });

test('files that are no pictures say so, and the form is sent once they were removed', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/uploads')) uploads.push(request.method());
  });
  const document = {
    name: 'menu.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7 not a picture'),
  };
  await choosePhotos(page, [
    document,
    // It begins like a JPEG that no browser can open, so that the server decides.
    { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: await aBrokenPhoto() },
  ]);
  await expect(photosOf(page).nth(0)).toContainText('Este arquivo não é uma foto');
  const refused = 'A foto chegou incompleta ou corrompida. Escolha outra.';
  await expect(photosOf(page).nth(1)).toContainText(refused, { timeout: 60_000 });
  expect(uploads).toHaveLength(1);
  await fillOffer(page, { ...bread, title: 'Bolo sem foto' });
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expect(page.getByText('2 fotos estão com problema: resolva ou remova')).toBeVisible();
  await expect(photosOf(page).nth(0).getByRole('button', { name: 'Escolher outra' })).toBeFocused();
  await page.getByRole('button', { name: 'Remover a foto 2' }).click();
  await page.getByRole('button', { name: 'Remover a foto 1' }).click();
  await choosePhotos(page, [document]);
  const news = page.getByRole('group', { name: 'Fotos' }).getByRole('status');
  await expect(news).toHaveText(/^Foto 1: Este arquivo não é uma foto/);
  await expect(page.getByText('com problema: resolva ou remova')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remover a foto 1' }).click();
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expectScreen(page, 'Ofertas');
  await expect(page.getByRole('heading', { name: 'Bolo sem foto' })).toBeVisible();
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
  const picture = page.getByRole('img', { name: 'Foto 1 de 2, capa' });
  const preview = (await picture.getAttribute('src')) ?? '';
  await failed.nth(0).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: 'Mais ações da foto 1' })).toBeFocused();
  // The picture is not prepared a second time.
  await expect(picture).toHaveAttribute('src', preview);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(photosOf(page).nth(1)).toContainText('A página foi fechada antes');
  await choosePhotos(page, [await aPhotoFile('teal')], 'Escolher outra');
  await expectSentPhotos(page, 2);
});

test('a photo is ready once the connection returns, and its tile keeps its height', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const isQuestion = '**/api/uploads/*';
  await page.route(isQuestion, (route) => route.fulfill({ status: 403, json: {} }));
  const answer = page.waitForResponse(isQuestion);
  await choosePhotos(page, [await aPhotoFile()]);
  await answer;
  await expectSentPhotos(page, 1);
  const preparing = photosOf(page).getByText('Enviada. Estamos preparando a foto.');
  await expect(preparing).toBeVisible();
  const height = async () => (await photosOf(page).boundingBox())?.height;
  const before = await height();
  await page.unroute(isQuestion);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(preparing).toHaveCount(0, { timeout: 60_000 });
  expect(await height()).toBe(before);
});

test('photos whose list does not load are shown when it does', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/terms');
  const code = /\/static\/photo-list/;
  await page.route(code, (route) => route.abort());
  await page.goto('/offer');
  await choosePhotos(page, [await aPhotoFile()]);
  const show = page.getByRole('button', { name: 'Mostrar as fotos' });
  await expect(show).toBeVisible();
  await page.unroute(code);
  await show.click();
  await expectSentPhotos(page, 1);
  // By its style sheet, which had failed too.
  await expect(page.getByRole('list', { name: 'Fotos' })).toHaveCSS('display', 'grid');
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
