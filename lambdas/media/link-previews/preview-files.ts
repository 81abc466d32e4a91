import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { variantOf } from '#contract/media/image-variants.ts';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { type Commit, retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  imagesBucketName as Bucket,
  cacheControl as CacheControl,
} from '../images/images-bucket.ts';
import {
  findLinkPreview,
  type LinkPreview,
  removeLinkPreview,
} from '../store/link-preview-store.ts';
import { itemOfPreview, prefixOfPreviews } from './fingerprint.ts';

/** Returns the largest WebP variant of an image; undefined if it is gone. */
export async function readVariant(imageKey: string): Promise<Uint8Array | undefined> {
  try {
    const Key = variantOf(imageKey, 1280, 'webp');
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
    logger.warn('a preview is made without its picture', { imageKey });
    return undefined;
  }
}

/** Stores the file of a preview. Its key changes with its content. */
export async function storePreviewFile(key: string, jpeg: Buffer): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket,
      Key: key,
      Body: jpeg,
      ContentType: 'image/jpeg',
      CacheControl,
    }),
  );
}

/** Removes files of previews; missing ones are ignored. */
export async function removePreviewFiles(keys: readonly (string | undefined)[]): Promise<void> {
  for (const Key of keys) {
    if (Key !== undefined) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

/** Removes the files with a key prefix: an item has a few at most. */
async function removePreviewFilesBelow(Prefix: string): Promise<void> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  await removePreviewFiles(Contents.map(({ Key }) => Key));
}

/** Previews removed in parallel. */
const concurrency = 10;

/** Removes a preview with all files that were made for its item. */
export async function removePreview(before: LinkPreview, commit: Commit): Promise<void> {
  // Files first, so that a repeated job finds them; all of them, since a crashed job may have left one without a record.
  await removePreviewFilesBelow(prefixOfPreviews(before.key, before.itemId));
  await commit([removeLinkPreview(before)]);
}

async function removePreviewOf(itemId: string, key: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const before = await findLinkPreview(itemId);
    if (before) return removePreview(before, commit);
    // Left by a crashed job.
    await removePreviewFiles([key]);
  });
}

/** Removes the previews of shops and offers, by the keys of their files. They can be drawn again. */
export async function removeLinkPreviews(keys: readonly string[]): Promise<void> {
  const byItem = new Map(keys.map((key) => [itemOfPreview(key) ?? '', key]));
  const previews = [...byItem];
  for (let start = 0; start < previews.length; start += concurrency) {
    const some = previews.slice(start, start + concurrency);
    await Promise.all(some.map(([itemId, key]) => removePreviewOf(itemId, key)));
  }
}
