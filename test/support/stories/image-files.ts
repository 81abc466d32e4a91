import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { imageKeyOf } from '#contract/media/images.ts';
import { awsClientSettings, stageUnderTest } from '../stage.ts';
import { queueJob } from './queue-job.ts';

let client: S3Client | undefined;
const s3 = () => {
  client ??= new S3Client({ ...awsClientSettings(), forcePathStyle: true });
  return client;
};
const Bucket = () => stageUnderTest().outputs.ImagesBucketName;

/** Returns the keys of stored files with a prefix. */
export async function keysBelow(Prefix: string): Promise<string[]> {
  const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket: Bucket(), Prefix }));
  return Contents.map(({ Key = '' }) => Key);
}

/** Returns a stored file with its headers. */
export async function storedFile(Key: string) {
  const { Body, ContentType, CacheControl } = await s3().send(
    new GetObjectCommand({ Bucket: Bucket(), Key }),
  );
  const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
  return { bytes, contentType: ContentType, cacheControl: CacheControl };
}

/** Returns the files of an image by their names below its URL. */
export async function filesOfImage(imageUrl: string) {
  const key = imageKeyOf(imageUrl);
  const keys = await keysBelow(`${key}/`);
  const files = await Promise.all(keys.map(storedFile));
  return new Map(keys.map((each, index) => [each.slice(key.length + 1), files[index]]));
}

/** Stores a file without a form. */
export async function storeFile(Key: string, Body: Buffer): Promise<void> {
  await s3().send(new PutObjectCommand({ Bucket: Bucket(), Key, Body }));
}

/** Queues immediate link preview jobs for shops and offers. */
export async function queueLinkPreviews(itemIds: readonly string[]): Promise<void> {
  for (const id of itemIds)
    await queueJob('LinkPreviewsQueueUrl', { name: 'make-link-preview', id, businessId: id });
}
