import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from './aws-client.ts';

/**
 * The client of S3. A file that needs it is imported by `await import()`, so that its code is loaded by the first
 * call that uses it, except in the Lambdas whose every call needs it (`alwaysUseFiles` in `lib/bundle-lambdas.ts`). A local endpoint, whose address is in the environment, has no host name for each bucket.
 */
export const s3 = awsClient(S3Client, {
  // For files of at most 10 MiB.
  requestTimeout: 10_000,
  forcePathStyle: process.env['AWS_ENDPOINT_URL'] !== undefined,
});
