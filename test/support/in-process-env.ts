import { randomUUID } from 'node:crypto';
import { endpointAddress } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { localEnvironment } from '#scripts/stage/local-environment.ts';

// The environment that the stacks give a Lambda, with a table of the test file's own at the local endpoint.
// Runs before any module reads it.
Object.assign(process.env, localEnvironment({}, endpointAddress('test')), {
  STAGE: 'test',
  VERSION: '0.0.0-test',
  TABLE_NAME: `vitrine-in-process-${randomUUID()}`,
  TOKEN_ISSUER: 'https://issuer.vitrine.test/pool',
  TOKEN_CLIENT_ID: 'client-of-test',
  TERMS_VERSION: '2026-11-01',
  POWERTOOLS_SERVICE_NAME: 'in-process',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
  POWERTOOLS_METRICS_DISABLED: 'true',
  JOBS_QUEUE_URL: 'https://queue.vitrine.test/jobs',
});
