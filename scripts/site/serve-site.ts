import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { preview } from 'vite';
import { localLocations } from '#lib/config/config.ts';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { emptyBucket } from '../cdk/stacks.ts';
import { beforeExit } from '../process/main.ts';
import { clientSettings } from '../stage/local-environment.ts';
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

/** Serves the built site through the distribution of a local stage, on the stage's port. Returns the address. */
export async function serveSite(deployment: LocalDeployment): Promise<string> {
  const { stage, endpoint, outputs } = deployment;
  await fillSiteBucket(deployment);
  // The endpoint selects the distribution by the host header, and requires https like the distribution on AWS.
  const headers = { host: outputs.DistributionDomainName, 'x-forwarded-proto': 'https' };
  const port = localLocations[stage].sitePort;
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
