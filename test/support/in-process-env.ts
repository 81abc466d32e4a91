import { randomUUID } from 'node:crypto';
import { demoAccount } from '#lib/config/billing-account.ts';
import { localEnvironment } from '#scripts/stage/local-environment.ts';
import { ownEndpoint } from './in-process-global-setup.ts';

// Sets a Lambda's environment, with a separate table for the test file. Runs before any module reads it.
Object.assign(process.env, localEnvironment({}, process.env[ownEndpoint] ?? ''), {
  STAGE: 'test',
  VERSION: '0.0.0-test',
  TABLE_NAME: `vitrine-in-process-${randomUUID()}`,
  TOKEN_ISSUER: 'https://issuer.vitrine.test/pool',
  TOKEN_CLIENT_ID: 'client-of-test',
  TERMS_VERSION: '2026-11-01',
  TRIAL_KEY_SECRET: 'trial-key-of-test',
  BILLING_ACCOUNT: JSON.stringify(demoAccount),
  SECOND_FACTOR_OF_STAFF: 'optional',
  EDGE_SECRET_HASHES: 'none',
  VOUCHER_KEYS_SECRET: 'vitrine-test-voucher-keys',
  PUSH_CONTACT: 'mailto:ola@vitrine.test',
  MAIL_FROM: 'ola@vitrine.test',
  SITE_URL: 'https://vitrine.test',
  COGNITO_ORIGIN: 'https://cognito-idp.sa-east-1.amazonaws.com',
  PAGE_CSS: '@font-face{src:url(font.woff2)}',
  OPEN_FILES: JSON.stringify({ page: '/static/open/page.js', font: '/static/open/font.woff2' }),
  PUSH_SERVICES: 'https://push.vitrine.test https://*.push.vitrine.test',
  POWERTOOLS_SERVICE_NAME: 'in-process',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
  POWERTOOLS_METRICS_DISABLED: 'true',
  USER_POOL_ID: 'us-east-1_pool',
  EXPORTS_BUCKET: `vitrine-in-process-${randomUUID()}`,
  REPORTS_BUCKET: `vitrine-in-process-${randomUUID()}`,
  IMAGES_BUCKET: `vitrine-in-process-${randomUUID()}`,
  RECEIPTS_BUCKET: `vitrine-in-process-${randomUUID()}`,
  VIEWS_QUEUE_URL: 'https://queue.vitrine.test/views',
  JOB_QUEUES: JSON.stringify({
    jobs: 'https://queue.vitrine.test/jobs',
    'account-jobs': 'https://queue.vitrine.test/account-jobs',
    billing: 'https://queue.vitrine.test/billing',
    exports: 'https://queue.vitrine.test/exports',
    reports: 'https://queue.vitrine.test/reports',
    counts: 'https://queue.vitrine.test/counts',
    messages: 'https://queue.vitrine.test/messages',
    mails: 'https://queue.vitrine.test/mails',
    'link-previews': 'https://queue.vitrine.test/link-previews',
    'picture-moves': 'https://queue.vitrine.test/picture-moves',
  }),
});
