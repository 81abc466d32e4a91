import { Readable } from 'node:stream';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { s3 } from '../shared/s3.ts';
import { exportsBucket as Bucket } from './export-bucket.ts';

/**
 * Writes a file from its parts of text, of which it holds 10 MB at most. Nothing is left of a file whose parts or
 * upload fail.
 */
export async function writeFile(fileKey: string, parts: AsyncIterable<string>): Promise<void> {
  const upload = new Upload({
    client: s3,
    params: {
      Bucket,
      Key: fileKey,
      Body: Readable.from(parts, { objectMode: false }),
      ContentType: 'application/json; charset=utf-8',
    },
    queueSize: 1,
  });
  await upload.done();
}

/** Removes a file; nothing happens where it is gone. */
export async function removeFile(fileKey: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket, Key: fileKey }));
}
