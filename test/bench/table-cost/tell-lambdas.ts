import { demoAccount } from '#lib/config/billing-account.ts';
import { localEnvironment } from '#scripts/stage/local-environment.ts';

/** Sets the environment variables that the Lambdas' modules read when imported; call it before the import. */
export function tellLambdas(
  endpoint: string,
  tableName: string,
  more: Readonly<Record<string, string>> = {},
): void {
  Object.assign(process.env, localEnvironment({}, endpoint), {
    STAGE: 'test',
    VERSION: '0.0.0',
    TABLE_NAME: tableName,
    TOKEN_ISSUER: 'https://issuer.vitrine.test/pool',
    TOKEN_CLIENT_ID: 'client-of-bench',
    TERMS_VERSION: '2026-11-01',
    PUSH_SERVICES: 'http://127.0.0.1:4374',
    IMAGES_BUCKET: 'images-of-bench',
    PAGE_CSS: '@font-face{src:url(font.woff2)}',
    OPEN_FILES: JSON.stringify({ page: '/page.js', font: '/font.woff2' }),
    COGNITO_ORIGIN: 'https://cognito-idp.us-east-1.amazonaws.com',
    SECOND_FACTOR_OF_STAFF: 'optional',
    EDGE_SECRET_HASHES: 'none',
    EXPORTS_BUCKET: 'exports-of-bench',
    REPORTS_BUCKET: 'reports-of-bench',
    RECEIPTS_BUCKET: 'receipts-of-bench',
    SITE_BUCKET: 'site-of-bench',
    BILLING_ACCOUNT: JSON.stringify(demoAccount),
    TRIAL_KEY_SECRET: 'trial-key-of-bench',
    VOUCHER_KEYS_SECRET: 'voucher-keys-of-bench',
    JOB_QUEUES: '{}',
    POWERTOOLS_SERVICE_NAME: 'bench',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    POWERTOOLS_METRICS_DISABLED: 'true',
    ...more,
  });
}
