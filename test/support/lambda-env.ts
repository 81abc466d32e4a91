// The environment that the stacks give a Lambda. Runs before any module reads it. No AWS endpoint is
// called: the DynamoDB client is mocked and the credentials are fake.
Object.assign(process.env, {
  STAGE: 'test',
  VERSION: '0.0.0-test',
  TABLE_NAME: 'table-of-test',
  TOKEN_ISSUER: 'https://issuer.vitrine.test/pool',
  TOKEN_CLIENT_ID: 'client-of-test',
  TOKEN_JWKS_URL: 'http://127.0.0.1:9/jwks.json',
  TERMS_VERSION: '2026-11-01',
  SECOND_FACTOR_OF_STAFF: 'optional',
  PUSH_SERVICES: 'https://push.vitrine.test https://*.push.vitrine.test',
  POWERTOOLS_SERVICE_NAME: 'unit',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
  POWERTOOLS_METRICS_DISABLED: 'true',
  PUSH_KEYS_SECRET: 'vitrine-test-push-keys',
  PUSH_CONTACT: 'mailto:ola@vitrine.test',
  USER_POOL_ID: 'sa-east-1_pool',
  EXPORTS_BUCKET: 'exports-of-test',
  JOB_QUEUES: JSON.stringify({
    jobs: 'https://queue.vitrine.test/jobs',
    'account-jobs': 'https://queue.vitrine.test/account-jobs',
    exports: 'https://queue.vitrine.test/exports',
    messages: 'https://queue.vitrine.test/messages',
  }),
  AWS_REGION: 'sa-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
});
