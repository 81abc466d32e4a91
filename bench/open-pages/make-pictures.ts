import { imageUrlOf, type ShownImage } from '#contract/media/images.ts';
import { makeVariants } from '#lambdas/media/processing/make-variants.ts';
import { readPicture } from '#lambdas/media/processing/read-picture.ts';
import { readSeedPicture as readDemoPicture } from '#scripts/seed/pictures/business-pictures.ts';
import { anAverageJpeg } from '#test/support/pictures.ts';

interface Pictures {
  readonly images: readonly ShownImage[];
  /** Files of their variants, by URL path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Returns a cover, an avatar and product photos, all different. */
function makeAll(photos: number): Promise<Buffer[]> {
  const products = Array.from({ length: photos }, () => anAverageJpeg());
  return Promise.all([anAverageJpeg(), readDemoPicture('bread-avatar'), ...products]);
}

/** Returns a flyer's pictures as ready images, processed like owners' uploads: cover, avatar, photos. */
export async function makePictures(photos: number): Promise<Pictures> {
  const pictures = await makeAll(photos);
  const files = new Map<string, Buffer>();
  const images: ShownImage[] = [];
  for (const [index, bytes] of pictures.entries()) {
    const key = `offer/biz_01K9A1B2C3D4E5F6G7H8J9KABC/img_01K9A1B2C3D4E5F6G7H8J9KA${10 + index}`;
    const made = await makeVariants(key, await readPicture(bytes));
    for (const variant of made.variants) files.set(imageUrlOf(variant.key), variant.bytes);
    const { width, height, placeholder } = made;
    images.push({ url: imageUrlOf(key), width, height, placeholder, status: 'ready' });
  }
  return { images, files };
}
