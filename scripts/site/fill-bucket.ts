import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DeleteObjectsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { isSitemapFile } from '#contract/pages/sitemap-files.ts';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { clientSettings } from '../stage/local-environment.ts';
import { buildOpenFiles, openFileNames, openFolder } from './build-open-files.ts';
import { siteFolder } from './build-site.ts';

type Bucket = Pick<LocalDeployment, 'endpoint' | 'outputs'>;

const clientOf = ({ endpoint }: Bucket) => new S3Client(clientSettings(endpoint));

/** Uploads files of a folder to the site bucket; their keys are their paths below the folder. */
async function upload(bucket: Bucket, folder: string, files: readonly string[]): Promise<void> {
  const client = clientOf(bucket);
  for (const file of files) {
    const Key = file.split(path.sep).join('/');
    const Body = readFileSync(path.join(folder, file));
    const { SiteBucketName: Bucket } = bucket.outputs;
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: lookup(Key) }));
  }
}

/** Removes the files of earlier builds. The sitemap stays, since a schedule writes it once a day. */
async function removeBuiltFiles(bucket: Bucket): Promise<void> {
  const client = clientOf(bucket);
  const { SiteBucketName: Bucket } = bucket.outputs;
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    const Objects = Contents.flatMap(({ Key = '' }) => (isSitemapFile(Key) ? [] : [{ Key }]));
    if (Objects.length === 0) continue;
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  }
}

/** Replaces the built site in the site bucket. On AWS, the deploy does this. */
export async function fillSiteBucket(bucket: Bucket): Promise<void> {
  await removeBuiltFiles(bucket);
  await upload(bucket, siteFolder, globSync('**/*.*', { cwd: siteFolder }));
}

/** Builds the files of open pages and adds them to the site bucket, for the development server, which has the rest. */
export async function uploadOpenFiles(bucket: Bucket): Promise<void> {
  await buildOpenFiles();
  await upload(bucket, openFolder, openFileNames());
}
