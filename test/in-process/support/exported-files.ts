import { CreateBucketCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';

const client = new S3Client({ forcePathStyle: true });
const exportsBucket = process.env['EXPORTS_BUCKET'];
const reportsBucket = process.env['REPORTS_BUCKET'];

/** Creates the buckets of exports and reports of this test file. */
export async function createDownloadBuckets(): Promise<void> {
  for (const Bucket of [exportsBucket, reportsBucket]) {
    await client.send(new CreateBucketCommand({ Bucket }));
  }
}

async function filesBelow(Bucket: string | undefined, id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket, Prefix: `${id}/` },
  )) {
    keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  }
  return keys;
}

/** The keys of the files of a user's exports. */
export const exportedFilesOf = (userId: string) => filesBelow(exportsBucket, userId);

/** The keys of the files of a business's reports. */
export const reportFilesOf = (businessId: string) => filesBelow(reportsBucket, businessId);
