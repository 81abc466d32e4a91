import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { maxUploadBytes } from '#contract/media/uploads.ts';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import {
  imagesBucketName as Bucket,
  cacheControl as CacheControl,
} from '../images/images-bucket.ts';
import type { MadeImage } from './make-variants.ts';

/** Content of an original. */
export interface Original {
  readonly bytes: Buffer;
  /** S3's ETag of this content. */
  readonly tag: string;
}

/** Returns undefined if a file does not exist. The Lambda may list the bucket, so S3 answers 404 instead of 403. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Returns an original; undefined if it is gone. A file larger than any form allows is returned without content. */
export async function readOriginal(Key: string): Promise<Original | undefined> {
  const found = await unlessGone(s3.send(new GetObjectCommand({ Bucket, Key })));
  if (!found?.Body) return undefined;
  const { Body, ContentLength = 0, ETag = '' } = found;
  if (ContentLength > maxUploadBytes) {
    (Body as { destroy?: () => void }).destroy?.();
    return { bytes: Buffer.alloc(0), tag: ETag };
  }
  return { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag };
}

/** Returns S3's ETag of an original; undefined if it is gone. */
export async function tagOfOriginal(Key: string): Promise<string | undefined> {
  return (await unlessGone(s3.send(new HeadObjectCommand({ Bucket, Key }))))?.ETag;
}

/** Removes an original. Does nothing if it is gone. */
export async function removeOriginal(Key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket, Key }));
}

/** Writes the variants of an image. */
export async function writeVariants({ variants }: MadeImage): Promise<void> {
  await Promise.all(
    variants.map(({ key, contentType, bytes }) =>
      s3.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          CacheControl,
        }),
      ),
    ),
  );
}
