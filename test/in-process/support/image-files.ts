import {
  CreateBucketCommand,
  DeleteObjectCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import sharp from 'sharp';

const client = new S3Client({ forcePathStyle: true });
const Bucket = process.env['IMAGES_BUCKET'];

/** Creates the images bucket of this test file, with versions, like the bucket of a stage. */
export async function createImagesBucket(): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket }));
  await client.send(
    new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }),
  );
}

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer();

export async function storeFiles(keys: readonly string[]): Promise<void> {
  const Body = await picture;
  await Promise.all(keys.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body }))));
}

/** Removes a file, as S3 does with an original after some days. */
export async function removeFile(Key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket, Key }));
}

/** The keys of all files that contain a text, such as the id of their owner. */
export async function filesWith(text: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  }
  return keys.filter((key) => key.includes(text)).sort();
}
