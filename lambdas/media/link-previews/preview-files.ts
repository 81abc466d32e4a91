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
import { cacheControl as CacheControl } from '../images/image-cache.ts';
import { imagesBucketName as Bucket } from '../images/images-bucket.ts';

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
export async function removePreviewFilesBelow(Prefix: string): Promise<void> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  await removePreviewFiles(Contents.map(({ Key }) => Key));
}
