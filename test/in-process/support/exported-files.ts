import { CreateBucketCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';

const client = new S3Client({ forcePathStyle: true });
const Bucket = process.env['EXPORTS_BUCKET'];

/** Creates the bucket of the exports of this test file. */
export async function createExportsBucket(): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket }));
}

/** The keys of the files of a user's exports. */
export async function exportedFilesOf(userId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket, Prefix: `${userId}/` },
  )) {
    keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  }
  return keys;
}
