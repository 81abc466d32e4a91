import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { unsentTag } from '#contract/billing/receipt-files.ts';
import { maxUploadBytes } from '#contract/media/uploads.ts';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import { receiptsBucketName as Bucket } from './receipts-bucket.ts';

/** Returns an uploaded file: undefined if it is gone (S3 answers 404 with the right to list), empty if too large. */
export async function readUploaded(Key: string): Promise<Buffer | undefined> {
  try {
    const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    if (!Body) return undefined;
    if (ContentLength > maxUploadBytes) {
      (Body as { destroy?: () => void }).destroy?.();
      return Buffer.alloc(0);
    }
    return Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Keeps a file that may become a receipt, a little longer than its upload. */
export async function storeUnsentReceipt(
  Key: string,
  Body: Buffer,
  ContentType: string,
): Promise<void> {
  const Tagging = `${unsentTag.key}=${unsentTag.value}`;
  await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, Tagging }));
}

/** Keeps a file as long as its invoice. */
export async function retainReceipt(Key: string): Promise<void> {
  await s3.send(new DeleteObjectTaggingCommand({ Bucket, Key }));
}

/** Removes an uploaded file; its version expires after a day. Does nothing if it is gone. */
export async function removeUploaded(Key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket, Key }));
}

/** Removes a file with all versions. Does nothing if it is gone. */
async function removeForGood(Prefix: string): Promise<void> {
  let page: ListObjectVersionsCommandOutput;
  do {
    // Removed versions are not listed again, so no marker is needed.
    page = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }));
    const Objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].flatMap(
      ({ Key, VersionId }) => (Key === Prefix ? { Key, VersionId } : []),
    );
    if (Objects.length === 0) return;
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    const [error] = Errors;
    if (error) throw new Error(`S3 keeps ${Errors.length} versions, the first for ${error.Code}`);
  } while (page.IsTruncated);
}

/** Removes the receipt files of an expired invoice, with all versions. */
export async function removeReceipts(fileKeys: readonly string[]): Promise<void> {
  await Promise.all(fileKeys.map(removeForGood));
}
