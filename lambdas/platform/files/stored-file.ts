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
import type { PlaceOfFile, StoredFile } from './file.ts';

/** Bytes that every part of an upload has at least, but for the last one (S3's limit). */
export const smallestPart = 5 * 1024 * 1024;

/** An upload of a file in parts: its id at S3, and S3's tag (ETag) of each part. */
interface Upload {
  readonly uploadId: string;
  readonly tags: readonly string[];
}

const placeOf = ({ bucket, key }: PlaceOfFile) => ({ Bucket: bucket, Key: key });

/** Writes a file whole. */
export async function writeFile(file: StoredFile, Body: string): Promise<void> {
  await s3.send(new PutObjectCommand({ ...placeOf(file), Body, ContentType: file.contentType }));
}

/** Begins to write a file in parts; returns the id of the upload. */
export async function beginFile(file: StoredFile): Promise<string> {
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ ...placeOf(file), ContentType: file.contentType }),
  );
  if (!UploadId) throw new Error('S3 names no upload');
  return UploadId;
}

/** Writes the next part of a file; returns its tag. */
export async function writePart(
  file: PlaceOfFile,
  { uploadId, tags }: Upload,
  Body: string,
): Promise<string> {
  const part = { UploadId: uploadId, PartNumber: tags.length + 1, Body: Buffer.from(Body) };
  const { ETag = '' } = await s3.send(new UploadPartCommand({ ...placeOf(file), ...part }));
  return ETag;
}

/**
 * Puts the parts of a file together. Returns false where they cannot be: another run of the same job wrote one of them,
 * or ended the upload.
 */
export async function completeFile(
  file: PlaceOfFile,
  { uploadId, tags }: Upload,
): Promise<boolean> {
  const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
  const upload = { UploadId: uploadId, MultipartUpload: { Parts } };
  try {
    await s3.send(new CompleteMultipartUploadCommand({ ...placeOf(file), ...upload }));
    return true;
  } catch (error) {
    const isLost = error instanceof NoSuchUpload || (error as Error).name === 'InvalidPart';
    if (!isLost) throw error;
    return false;
  }
}

/** Gives up an upload with its parts; nothing happens where it has ended. */
export async function abandonFile(file: PlaceOfFile, uploadId: string): Promise<void> {
  try {
    await s3.send(new AbortMultipartUploadCommand({ ...placeOf(file), UploadId: uploadId }));
  } catch (error) {
    if (!(error instanceof NoSuchUpload)) throw error;
  }
}

/** Removes a file; nothing happens where it is gone. */
export async function removeFile(file: PlaceOfFile): Promise<void> {
  await s3.send(new DeleteObjectCommand(placeOf(file)));
}
