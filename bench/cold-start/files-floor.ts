import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { handlerOf } from './floor.ts';

const files = new S3Client({ forcePathStyle: true });

/** Removes a file. */
export const removeFile = () =>
  files.send(new DeleteObjectCommand({ Bucket: 'files-of-bench', Key: 'bench' }));

/** The baseline of a Lambda that writes files: it removes one. */
export const handler = handlerOf(removeFile);
