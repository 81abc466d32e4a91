import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from './aws-client.ts';

/**
 * Client of S3. Load files that need it by `await import()`, to keep its code out of cold starts, except in
 * `alwaysUseFiles` (`lib/lambdas/bundle-lambdas.ts`). A local endpoint (AWS_ENDPOINT_URL) has no host name per bucket.
 */
export const s3 = awsClient(S3Client, {
  // For files of at most 10 MiB.
  requestTimeout: 10_000,
  forcePathStyle: process.env['AWS_ENDPOINT_URL'] !== undefined,
});
