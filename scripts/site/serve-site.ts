import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { preview } from 'vite';
import { localPlaces } from '#lib/config.ts';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { emptyBucket } from '../cdk/stacks.ts';
import { beforeExit } from '../process/lifetime.ts';
import { clientSettings } from '../stage/client-settings.ts';
import { siteFolder } from './build-site.ts';

/**
 * Serves the built site through the distribution of a local stage, on the stage's port of this machine. Returns
 * the address.
 */
export async function serveSite({ stage, endpoint, outputs }: LocalDeployment): Promise<string> {
  await fillBucket(endpoint, outputs.SiteBucketName);
  // The endpoint selects the distribution by the host header, and requires https as the distribution does on AWS.
  const headers = { host: outputs.DistributionDomainName, 'x-forwarded-proto': 'https' };
  const port = localPlaces[stage].sitePort;
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: siteFolder },
    preview: {
      host: 'localhost',
      port,
      strictPort: true,
      cors: false,
      proxy: { '/': { target: endpoint, headers } },
    },
  });
  beforeExit(() => server.close());
  return `http://localhost:${port}`;
}

/** Replaces the content of the site bucket with the built site. On AWS, the deploy does this. */
async function fillBucket(endpoint: string, Bucket: string): Promise<void> {
  const client = new S3Client(clientSettings(endpoint));
  await emptyBucket(client, Bucket);
  for (const file of globSync('**/*.*', { cwd: siteFolder })) {
    const Key = file.split(path.sep).join('/');
    const Body = readFileSync(path.join(siteFolder, file));
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: lookup(Key) }));
  }
}
