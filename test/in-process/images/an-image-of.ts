import { variantsOf } from '#contract/media/image-variants.ts';
import { type ImageArea, imageUrlOf } from '#contract/media/images.ts';
import { type ImageItem, insertImage } from '#lambdas/media/store/image-store.ts';
import { newUpload } from '#lambdas/media/uploads/upload.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit, putNew } from '#lambdas/platform/table/transaction.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import { storeFiles } from '../support/image-files.ts';

/** Size and placeholder of an image that is ready. */
export const readyFacts = {
  status: 'ready' as const,
  width: 1280,
  height: 960,
  placeholder: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw',
};

interface Given {
  readonly ownerId: string;
  readonly userId: string;
  readonly area?: ImageArea;
  /** When its upload form was requested; now by default. */
  readonly at?: Date;
  /** Attributes of the image; it is ready by default. */
  readonly facts?: Partial<ImageItem>;
}

/** Writes an image as after upload and processing, with its upload and all its files; returns it. */
export async function anImageOf({ ownerId, userId, area = 'offer', at, facts }: Given) {
  const now = at ?? new Date();
  const ids = { uploadId: newId('upload', now), imageId: newId('image', now) };
  const { upload, image } = newUpload(area, { ...ids, ownerId, userId, now });
  const made = { ...image, ...(facts ?? readyFacts) };
  const variants = variantsOf(image.key).map(({ file }) => file);
  await storeFiles([upload.fileKey, ...variants]);
  await commit([putNew({ ...keys.upload(upload.id), ...upload }), insertImage(made, now)]);
  recordChanges();
  return { ...made, url: imageUrlOf(made.key) };
}
