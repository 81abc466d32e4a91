import { imageUrlOf, type ShownImage } from '#contract/images.ts';
import { drawAvatar, drawProduct, drawShopFront } from '#scripts/seed/pictures/draw-picture.ts';
import { drawings, type PictureKind } from '#scripts/seed/pictures/picture-kinds.ts';

interface Pictures {
  readonly images: readonly ShownImage[];
  /** The files of their variants, by URL path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A cover, an avatar and some photos of products, all different. */
function drawAll(photos: number): Promise<Buffer[]> {
  const kinds = (Object.keys(drawings) as PictureKind[]).slice(0, photos);
  return Promise.all([
    drawShopFront('Padaria Aurora', 0),
    drawAvatar('bread', 0),
    ...kinds.map((kind, index) => drawProduct(kind, index)),
  ]);
}

/** The pictures of a flyer as ready images, processed as those that owners upload: cover, avatar, photos. */
export async function makePictures(photos: number): Promise<Pictures> {
  const drawn = await drawAll(photos);
  // Loaded after drawing, because it forbids this process to read SVG.
  const { makeVariants } = await import('#lambdas/images/processing/make-variants.ts');
  const { readPicture } = await import('#lambdas/images/processing/read-picture.ts');
  const files = new Map<string, Buffer>();
  const images: ShownImage[] = [];
  for (const [index, bytes] of drawn.entries()) {
    const key = `offer/biz_01K9A1B2C3D4E5F6G7H8J9KABC/img_01K9A1B2C3D4E5F6G7H8J9KA${10 + index}`;
    const made = await makeVariants(key, await readPicture(bytes));
    for (const variant of made.variants) files.set(imageUrlOf(variant.key), variant.bytes);
    const { width, height, placeholder } = made;
    images.push({ url: imageUrlOf(key), width, height, placeholder, status: 'ready' });
  }
  return { images, files };
}
