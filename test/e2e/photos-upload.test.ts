import { aPhotoFile, choosePhotos, expectSentPhotos } from './support/photos.ts';
import { expect, test } from './support/test.ts';

test('if the code of the photo list does not load, a retry shows the photos', async ({
  openAs,
  sharedShop,
}) => {
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
  // Its style sheet, which had failed too, has loaded.
  await expect(page.getByRole('list', { name: 'Fotos' })).toHaveCSS('display', 'grid');
});
