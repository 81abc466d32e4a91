import { aPhotoFile, choosePhotos, expectSentPhotos, photosOf } from './support/photos.ts';
import { expect, test } from './support/test.ts';

test('the eleventh photo is refused, and the focus moves to the tenth', async ({
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
