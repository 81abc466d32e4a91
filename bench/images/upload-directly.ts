import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { variantsOf } from '#contract/media/image-variants.ts';
import { newUpload } from '#lambdas/media/uploads/upload.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { keysBelow, storeFile } from '#test/support/stories/image-files.ts';
import { writeItem } from '#test/support/stories/table.ts';

const variants = variantsOf('').length;
/** Milliseconds. */
const pollEvery = 20;
const timeLimit = 180_000;

/** Stores a picture with the API's items. Returns the key of its image once S3 has the file. */
export async function uploadDirectly(file: Buffer): Promise<string> {
  const now = new Date();
  const userId = randomUUID();
  const { upload, image } = newUpload('business', {
    uploadId: newId('upload', now),
    imageId: newId('image', now),
    ownerId: userId,
    userId,
    now,
  });
  await writeItem(keys.upload(upload.id), { ...upload });
  await writeItem(keys.image(image.ownerId, image.id), { ...image });
  await storeFile(upload.fileKey, file);
  return image.key;
}

/** Waits until all variants of an image can be read. Returns the milliseconds; undefined at the time limit. */
export async function untilVariants(imageKey: string): Promise<number | undefined> {
  const start = performance.now();
  while (performance.now() - start < timeLimit) {
    if ((await keysBelow(`${imageKey}/`)).length === variants) return performance.now() - start;
    await pause(pollEvery);
  }
  return undefined;
}
