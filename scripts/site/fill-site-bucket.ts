import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { emptyBucket } from '../cdk/stacks.ts';
import { clientSettings } from '../stage/client-settings.ts';
import { siteFolder } from './build-site.ts';

/** Replaces the content of the site bucket with the built site. On AWS, the deploy does this. */
export async function fillSiteBucket({ endpoint, outputs }: LocalDeployment): Promise<void> {
  const Bucket = outputs.SiteBucketName;
  const client = new S3Client(clientSettings(endpoint));
  await emptyBucket(client, Bucket);
  for (const file of globSync('**/*.*', { cwd: siteFolder })) {
    const Key = file.split(path.sep).join('/');
    const Body = readFileSync(path.join(siteFolder, file));
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: lookup(Key) }));
  }
}
