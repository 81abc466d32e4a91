import '#contract/zod-config.ts';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';

/** The name of the bucket of exports, which only the Lambdas that use it get. */
export const { EXPORTS_BUCKET: exportsBucket } = z
  .object({ EXPORTS_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);

/** Milliseconds, for 5 MB at most. */
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
