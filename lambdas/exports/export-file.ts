import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  NoSuchUpload,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { s3 } from '../shared/s3.ts';
import { exportsBucketName as Bucket } from './export-bucket.ts';

/** Bytes that every part of an upload has at least, but for the last one (S3's limit). */
export const smallestPart = 5 * 1024 * 1024;

const ContentType = 'application/json; charset=utf-8';

/** An upload of a file in parts: its id at S3, and S3's tag (ETag) of each part. */
interface Upload {
  readonly uploadId: string;
  readonly tags: readonly string[];
}

/** Writes a file whole. */
export async function writeFile(fileKey: string, Body: string): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket, Key: fileKey, Body, ContentType }));
}

/** Begins to write a file in parts; returns the id of the upload. */
export async function beginFile(fileKey: string): Promise<string> {
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ Bucket, Key: fileKey, ContentType }),
  );
  if (!UploadId) throw new Error('S3 names no upload');
  return UploadId;
}

/** Writes the next part of a file; returns its tag. */
export async function writePart(
  fileKey: string,
  { uploadId, tags }: Upload,
  Body: string,
): Promise<string> {
  const part = { UploadId: uploadId, PartNumber: tags.length + 1, Body: Buffer.from(Body) };
  const { ETag = '' } = await s3.send(new UploadPartCommand({ Bucket, Key: fileKey, ...part }));
  return ETag;
}

/**
 * Puts the parts of a file together. Returns false where they cannot be: another run of the same job wrote one of them,
 * or ended the upload.
 */
export async function completeFile(fileKey: string, { uploadId, tags }: Upload): Promise<boolean> {
  const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
  const upload = { UploadId: uploadId, MultipartUpload: { Parts } };
  try {
    await s3.send(new CompleteMultipartUploadCommand({ Bucket, Key: fileKey, ...upload }));
    return true;
  } catch (error) {
    const isLost = error instanceof NoSuchUpload || (error as Error).name === 'InvalidPart';
    if (!isLost) throw error;
    return false;
  }
}

/** Gives up an upload with its parts; nothing happens where it has ended. */
export async function abandonFile(fileKey: string, uploadId: string): Promise<void> {
  try {
    await s3.send(new AbortMultipartUploadCommand({ Bucket, Key: fileKey, UploadId: uploadId }));
  } catch (error) {
    if (!(error instanceof NoSuchUpload)) throw error;
  }
}

/** Removes a file; nothing happens where it is gone. */
export async function removeFile(fileKey: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket, Key: fileKey }));
}
