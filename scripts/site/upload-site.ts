import { readFile } from 'node:fs/promises';
import {
  DeleteObjectsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { clientSettings } from '../stage/client-settings.ts';
import { siteFiles } from './site-files.ts';

/** Files that the deploy itself writes into the bucket and that no build knows of. */
const deployed = new Set(['config.json']);

/**
 * Puts the built site into the site bucket of a local stage, as the deploy does on AWS, and takes away
 * what an earlier build left there. Gives the number of files.
 */
export async function uploadSite(
  endpoint: string,
  bucket: string,
  folder: string,
): Promise<number> {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true });
  try {
    const files = siteFiles(folder);
    for (const { file, key, contentType, cacheControl } of files) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: await readFile(file),
          ContentType: contentType,
          CacheControl: cacheControl,
        }),
      );
    }
    await removeAllBut(client, bucket, new Set([...deployed, ...files.map(({ key }) => key)]));
    return files.length;
  } finally {
    client.destroy();
  }
}

async function removeAllBut(
  client: S3Client,
  bucket: string,
  keys: ReadonlySet<string>,
): Promise<void> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    const stale = (page.Contents ?? []).flatMap(({ Key }) =>
      Key && !keys.has(Key) ? { Key } : [],
    );
    if (stale.length > 0) {
      await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: stale } }));
    }
  }
}
