import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import { clientSettings } from '../stage/client-settings.ts';

/** Empties buckets of a local stage, all versions too, so that their stacks can be removed. */
export async function emptyBuckets(endpoint: string, buckets: readonly string[]): Promise<void> {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true });
  try {
    for (const bucket of buckets) await emptyBucket(client, bucket);
  } finally {
    client.destroy();
  }
}

async function emptyBucket(client: S3Client, Bucket: string): Promise<void> {
  let page: ListObjectVersionsCommandOutput;
  do {
    // What a page named is gone before the next is asked for, so there is no marker to follow.
    page = await client.send(new ListObjectVersionsCommand({ Bucket }));
    const all = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])];
    const Objects = all.flatMap(({ Key, VersionId }) => (Key ? { Key, VersionId } : []));
    if (Objects.length === 0) return;
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  } while (page.IsTruncated);
}
