import { randomUUID } from 'node:crypto';
import { localEnvironment } from '#scripts/stage/local-environment.ts';
import { ownEndpoint } from '#test/in-process/support/global-setup.ts';
import { lambdaEnvironment } from '#test/support/lambda-environment.ts';

// Sets a Lambda's environment, with a separate table for the test file. Runs before any module reads it.
const endpoint = process.env[ownEndpoint] ?? '';
Object.assign(process.env, lambdaEnvironment, localEnvironment({}, endpoint), {
  TABLE_NAME: `vitrine-in-process-${randomUUID()}`,
  USER_POOL_ID: 'us-east-1_pool',
  EXPORTS_BUCKET: `vitrine-in-process-${randomUUID()}`,
  REPORTS_BUCKET: `vitrine-in-process-${randomUUID()}`,
  IMAGES_BUCKET: `vitrine-in-process-${randomUUID()}`,
  RECEIPTS_BUCKET: `vitrine-in-process-${randomUUID()}`,
});
