import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  NoSuchUpload,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { s3 } from '../aws/s3.ts';
import type { FileLocation, StoredFile } from './file.ts';

/** Minimum bytes of every part but the last (S3's limit). */
export const smallestPart = 5 * 1024 * 1024;

/** A multipart upload: its id, and the tag (ETag) of each part. */
interface Upload {
  readonly uploadId: string;
  readonly tags: readonly string[];
}

const bucketAndKeyOf = ({ bucket, key }: FileLocation) => ({ Bucket: bucket, Key: key });

export async function writeFile(file: StoredFile, Body: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({ ...bucketAndKeyOf(file), Body, ContentType: file.contentType }),
  );
}

/** Starts a multipart upload. Returns its id. */
export async function beginFile(file: StoredFile): Promise<string> {
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ ...bucketAndKeyOf(file), ContentType: file.contentType }),
  );
  if (!UploadId) throw new Error('S3 names no upload');
  return UploadId;
}

/** Uploads the next part of a file. Returns its tag. */
export async function writePart(
  file: FileLocation,
  { uploadId, tags }: Upload,
  Body: string,
): Promise<string> {
  const part = { UploadId: uploadId, PartNumber: tags.length + 1, Body: Buffer.from(Body) };
  const { ETag = '' } = await s3.send(new UploadPartCommand({ ...bucketAndKeyOf(file), ...part }));
  return ETag;
}

/** Completes a multipart upload. Returns false if another run of the job wrote one of its parts or ended it. */
export async function completeFile(
  file: FileLocation,
  { uploadId, tags }: Upload,
): Promise<boolean> {
  const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
  const upload = { UploadId: uploadId, MultipartUpload: { Parts } };
  try {
    await s3.send(new CompleteMultipartUploadCommand({ ...bucketAndKeyOf(file), ...upload }));
    return true;
  } catch (error) {
    const isLost = error instanceof NoSuchUpload || (error as Error).name === 'InvalidPart';
    if (!isLost) throw error;
    return false;
  }
}

/** Aborts a multipart upload. Does nothing if it has ended. */
export async function abandonFile(file: FileLocation, uploadId: string): Promise<void> {
  try {
    await s3.send(new AbortMultipartUploadCommand({ ...bucketAndKeyOf(file), UploadId: uploadId }));
  } catch (error) {
    if (!(error instanceof NoSuchUpload)) throw error;
  }
}

/** Removes a file. Does nothing if it does not exist. */
export async function removeFile(file: FileLocation): Promise<void> {
  await s3.send(new DeleteObjectCommand(bucketAndKeyOf(file)));
}
