import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ObjectIdentifier,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import { type ImageFolder, keyIn } from './image-keys.ts';
import { imagesBucketName as Bucket } from './images-bucket.ts';

/** Files copied in parallel: the number of the client's connections. */
const concurrency = 50;

/** Copies the current version of a file. Returns that version; undefined if the file was moved or removed meanwhile. */
async function copy(from: string, to: string): Promise<ObjectIdentifier | undefined> {
  try {
    const { VersionId } = await s3.send(new HeadObjectCommand({ Bucket, Key: from }));
    const version = VersionId === undefined ? '' : `?versionId=${VersionId}`;
    await s3.send(
      new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}${version}` }),
    );
    return { Key: from, VersionId };
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return;
    throw error;
  }
}

/** Removes exactly the copied versions: a file that another job moved back here is another version. */
async function removeVersions(Objects: ObjectIdentifier[]): Promise<void> {
  if (Objects.length === 0) return;
  const { Errors = [] } = await s3.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
  );
  const [error] = Errors;
  if (error) throw new Error(`S3 keeps ${Errors.length} files, the first for ${error.Code}`);
}

/** Returns the public keys of up to 1,000 files (S3's limit) in a folder, by prefix. */
export async function listFiles(
  folder: ImageFolder,
  prefix: string,
  MaxKeys: number,
): Promise<string[]> {
  const Prefix = keyIn(folder, prefix);
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys }));
  return Contents.flatMap(({ Key }) => (Key ? `${prefix}${Key.slice(Prefix.length)}` : []));
}

/** Moves files to another folder by their public keys; missing files are skipped. May run twice and in parallel. */
export async function moveFiles(
  publicKeys: readonly string[],
  from: ImageFolder,
  to: ImageFolder,
): Promise<void> {
  for (let start = 0; start < publicKeys.length; start += concurrency) {
    const copied = await Promise.all(
      publicKeys
        .slice(start, start + concurrency)
        .map((key) => copy(keyIn(from, key), keyIn(to, key))),
    );
    await removeVersions(copied.filter((one) => one !== undefined));
  }
}
