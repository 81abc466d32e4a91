import { S3Client } from '@aws-sdk/client-s3';

/** Milliseconds, for 10 MiB at most. */
const requestHandler = {
  connectionTimeout: 1000,
  requestTimeout: 10_000,
  throwOnRequestTimeout: true,
} as const;

/**
 * The client of S3. A file that needs it is imported by `await import()`, so that its code is loaded by the first
 * call that uses it. A local endpoint, whose address is in the environment, has no host name for each bucket.
 */
export const s3 = new S3Client({
  requestHandler,
  forcePathStyle: process.env['AWS_ENDPOINT_URL'] !== undefined,
});
