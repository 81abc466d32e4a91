import type { Page } from '@playwright/test';
import { bread, fillOffer } from './support/forms.ts';
import { aPhotoFile, choosePhotos, expectSentPhotos, photosOf } from './support/photos.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const title = (page: Page) => page.getByLabel('Título', { exact: true });

test('what was typed and uploaded survives a reload, until the offer is published', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await fillOffer(page, { ...bread, title: 'Broa de milho' });
  await choosePhotos(page, [await aPhotoFile()]);
  await expectSentPhotos(page, 1);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(title(page)).toHaveValue('Broa de milho');
  await expectSentPhotos(page, 1);
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

test('leaving a form ends its uploads', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const isStorage = (url: string | URL) => new URL(url).origin !== new URL(page.url()).origin;
  // Without an answer.
  await page.route(isStorage, () => {});
  const upload = page.waitForRequest((one) => isStorage(one.url()));
  await choosePhotos(page, [await aPhotoFile()]);
  await upload;
  const ended = page.waitForEvent('requestfailed', (one) => isStorage(one.url()));
  await page.getByRole('link', { name: 'Lojas' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  await ended;
  await expectScreen(page, 'Lojas');
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
  await page.getByRole('button', { name: 'Mover a foto 2 para a posição 1' }).focus();
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

test('a photo stays until the one that replaces it was sent', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await choosePhotos(page, [await aPhotoFile('orange')]);
  await expectSentPhotos(page, 1);
  const orange = (await photosOf(page).getAttribute('data-photo')) ?? '';
  const more = page.getByRole('button', { name: 'Mais ações da foto 1' });
  const replaceByTeal = async () => {
    await more.click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Trocar' }).click();
    await (await chooser).setFiles([await aPhotoFile('teal')]);
  };
  const expectOrange = async () => {
    await expect(photosOf(page)).toHaveAttribute('data-photo', orange);
    await expect(more).toBeFocused();
  };

  await page.route('**/api/uploads', (route) => route.fulfill({ status: 403, json: {} }));
  await replaceByTeal();
  await expect(photosOf(page)).toContainText('Não conseguimos enviar a foto.');
  await page.getByRole('button', { name: 'Manter a foto de antes' }).click();
  await expectOrange();

  await page.unroute('**/api/uploads');
  // Without an answer.
  await page.route('**/api/uploads', () => {});
  await replaceByTeal();
  await page.getByRole('button', { name: 'Cancelar o envio da foto 1' }).click();
  await expectOrange();

  await page.unroute('**/api/uploads');
  await replaceByTeal();
  await expect(photosOf(page)).not.toHaveAttribute('data-photo', orange);
  await expectSentPhotos(page, 1);
});

test('the eleventh photo is left out, and the focus moves to the tenth', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const photo = await aPhotoFile();
  await choosePhotos(page, [photo]);
  await expect(photosOf(page)).toHaveCount(1);
  await choosePhotos(
    page,
    Array.from({ length: 10 }, () => photo),
  );
  await expect(photosOf(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeDisabled();
  await expect(photosOf(page).nth(9).locator(':focus')).toHaveCount(1);
  await expectSentPhotos(page, 10);
});
