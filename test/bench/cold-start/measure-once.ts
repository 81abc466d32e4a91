import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { demoAccount } from '#lib/config/billing-account.ts';

export interface Bundle {
  readonly name: string;
  readonly file: string;
  /** Event of its first invocation. */
  readonly event: object;
}

/** Milliseconds. */
export interface Timing {
  readonly init: number;
  readonly call: number;
  /** CPU time of both, all threads included. A busy machine changes it less than the others. */
  readonly cpu: number;
}

const script = path.join(import.meta.dirname, 'measure.ts');

/** Returns the environment of a Lambda whose requests all go to one endpoint. */
export function environment(name: string, endpoint: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_LAMBDA_FUNCTION_NAME: name,
    STAGE: 'test',
    VERSION: '0.0.0',
    TABLE_NAME: 'table-of-bench',
    SITE_URL: 'https://vitrine.test',
    COGNITO_ORIGIN: 'https://cognito-idp.us-east-1.amazonaws.com',
    MAIL_FROM: 'ola@vitrine.test',
    USER_POOL_ID: 'us-east-1_bench',
    TOKEN_ISSUER: 'https://issuer.vitrine.test/pool',
    TOKEN_CLIENT_ID: 'client-of-bench',
    SECOND_FACTOR_OF_STAFF: 'optional',
    EDGE_SECRET_HASHES: 'none',
    EXPORTS_BUCKET: 'exports-of-bench',
    REPORTS_BUCKET: 'reports-of-bench',
    IMAGES_BUCKET: 'images-of-bench',
    RECEIPTS_BUCKET: 'receipts-of-bench',
    SITE_BUCKET: 'site-of-bench',
    BILLING_ACCOUNT: JSON.stringify(demoAccount),
    TRIAL_KEY_SECRET: 'trial-key-of-bench',
    VOUCHER_KEYS_SECRET: 'voucher-keys-of-bench',
    TERMS_VERSION: '2026-11-01',
    PUSH_SERVICES: 'https://push.vitrine.test',
    PUSH_CONTACT: 'mailto:ola@vitrine.test',
    JOB_QUEUES: JSON.stringify({
      jobs: `${endpoint}/jobs`,
      'account-jobs': `${endpoint}/account-jobs`,
      billing: `${endpoint}/billing`,
      counts: `${endpoint}/counts`,
      exports: `${endpoint}/exports`,
      reports: `${endpoint}/reports`,
      messages: `${endpoint}/messages`,
      mails: `${endpoint}/mails`,
      images: `${endpoint}/images`,
      'link-previews': `${endpoint}/link-previews`,
      'picture-moves': `${endpoint}/picture-moves`,
    }),
    VIEWS_QUEUE_URL: `${endpoint}/views`,
    POWERTOOLS_SERVICE_NAME: name,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    POWERTOOLS_METRICS_DISABLED: 'true',
  };
}

/** Loads a bundle and invokes it once, in a new process. Throws if it fails or answers with a 5xx status. */
export async function measureOnce(bundle: Bundle, endpoint: string): Promise<Timing> {
  const child = spawn(process.execPath, [script, bundle.file, JSON.stringify(bundle.event)], {
    env: environment(bundle.name, endpoint),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  const timing = JSON.parse(output || '{"status":0}') as Timing & { status: number };
  if (timing.status < 200 || timing.status >= 500) {
    throw new Error(`${bundle.name} returned status ${timing.status} for its first invocation`);
  }
  return timing;
}
