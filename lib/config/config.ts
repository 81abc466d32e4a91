import type { BillingAccount } from '#contract/billing/billing-account.ts';
import { demoAccount } from './billing-account.ts';

/** Stages on an endpoint of this machine. */
export type LocalStage = 'local' | 'test';

export type Stage = LocalStage | 'dev' | 'prod';

/** Servers of a local stage: the built-in MiniStack, or a container of docker-compose.yml. */
export const endpointKinds = ['built-in', 'ministack', 'localstack'] as const;

export type EndpointKind = (typeof endpointKinds)[number];

interface LocalLocation {
  readonly kind: 'local';
  readonly endpoint: EndpointKind;
  readonly account: string;
  readonly region: string;
  /** Port of the endpoint. It also serves the API to the edge. */
  readonly port: number;
  /** Port of the built web app, as the edge serves it. */
  readonly sitePort: number;
  /** Port of Vite's development server. */
  readonly devPort?: number;
}

/**
 * An AWS account and region. Each deployer sets the account in `VITRINE_ACCOUNT`. The region is fixed, since a stack in
 * another region reads outputs of the stage's stacks.
 */
interface AwsLocation {
  readonly kind: 'aws';
  readonly account?: string;
  readonly region: string;
}

/** A table restored from a backup. The label is the last part of the ARN of its stream. */
export interface RestoredTable {
  readonly name: string;
  readonly streamLabel: string;
}

/** Calls per second (rate) and simultaneous calls (burst). */
export interface Throttle {
  readonly rate: number;
  readonly burst: number;
}

/** Routes with their own limits: claims can rush for one offer; view beacons and open pages can flood. */
export type ThrottledRoutes = 'claimOffer' | 'countViews' | 'pages';

/** Settings that differ between stages. */
export interface StageConfig {
  readonly stage: Stage;
  readonly location: LocalLocation | AwsLocation;
  /** Whether data outlives its stack, and both are protected against deletion. */
  readonly retainData: boolean;
  /** Point-in-time recovery of the table in days; off if undefined. */
  readonly recoveryDays?: number;
  /** The table that replaces the stage's own after a restore (docs/operations.md). */
  readonly restoredTable?: RestoredTable;
  /** Retention of logs in days. */
  readonly logDays: number;
  /**
   * Days for which the access record is kept: Marco Civil, art. 15 demands six months, at most 184 days. Without it,
   * only the logs exist.
   */
  readonly accessRecordDays?: number;
  /**
   * Whether S3 Object Lock protects that record. S3 cannot unlock a bucket, so a stage that had the lock keeps it, even
   * without `retainData`.
   */
  readonly accessRecordLocked?: true;
  /** Mail service: Cognito itself (50 mails a day), or SES, which needs a verified sender. */
  readonly mail: 'cognito' | 'ses';
  /** Default sender, unless the environment variable `MAIL_FROM` names one. */
  readonly mailFrom?: string;
  /** Whether staff calls need a second factor. */
  readonly secondFactorOfStaff: boolean;
  /** Limit of each route over all callers. */
  readonly throttle: Throttle;
  /** Limits of routes with bursts, which must not use up the limit of other routes. Each page has the limit of pages. */
  readonly ownThrottles: Readonly<Record<ThrottledRoutes, Throttle>>;
  readonly logLevel: 'DEBUG' | 'INFO' | 'WARN';
  /** Seconds that a link preview waits for more edits of the same thing; at most 900. */
  readonly linkPreviewDelaySeconds: number;
  /** Maximum number of concurrent batches of one job queue; at least 2 (SQS's limit). */
  readonly jobConcurrency: number;
  /** Seconds to gather views before they are added up; at most 300. */
  readonly viewsWindowSeconds: number;
  /**
   * Base URL of the postal code service, queried at `/<8 digits>/json/` like ViaCEP. The browser calls it, so it must
   * allow other origins.
   */
  readonly postalCodeService: string;
  /** Allowed origins of push services; `https://*.<domain>` means any host one level below a domain. */
  readonly pushServices: readonly string[];
  /** Address for "Fale com a gente" and for staff who lost their phone. On AWS each deployer sets `CONTACT_EMAIL`. */
  readonly contactEmail?: string;
  /** Issuer of invoices and their payment details. On AWS each deployer sets `BILLING_ACCOUNT`. */
  readonly billingAccount?: BillingAccount;
}

export const localRegion = 'us-east-1';

const onThisMachine = {
  kind: 'local',
  endpoint: 'built-in',
  // The account that local endpoints report. Local stacks are bound to it, so that real credentials cannot deploy them
  // to a real account by mistake.
  account: '000000000000',
  region: localRegion,
} as const;

/** Port of Vite's development server, repeated in web/vite.config.ts. It shows the stage `local`. */
export const devServerPort = 5173;

export const localLocations: Readonly<Record<LocalStage, LocalLocation>> = {
  local: { ...onThisMachine, port: 4566, sitePort: 4173, devPort: devServerPort },
  test: { ...onThisMachine, port: 4666, sitePort: 4273 },
};

/** CloudFront delivers its logs only from this region, so every stage on AWS has a stack there. */
export const edgeLogsRegion = 'us-east-1';

const viaCep = 'https://viacep.com.br/ws';

/** Push services of the supported browsers: docs/decisions/identity.md. */
const servicesOfBrowsers = [
  // Chrome, Opera, Brave, Samsung Internet, and Edge outside of Windows.
  'https://fcm.googleapis.com',
  // Firefox.
  'https://updates.push.services.mozilla.com',
  // Safari. Apple publishes the domain, not the host.
  'https://*.push.apple.com',
  // Edge on Windows: one host for each region.
  'https://*.notify.windows.com',
];

/** Defaults of local stages: data is not retained, and the call limits are too high to matter. */
const localDefaults = {
  retainData: false,
  logDays: 1,
  mail: 'cognito',
  // The local endpoint catches the mails.
  mailFrom: 'nao-responda@vitrine.test',
  secondFactorOfStaff: false,
  throttle: { rate: 2000, burst: 4000 },
  ownThrottles: {
    claimOffer: { rate: 2000, burst: 4000 },
    countViews: { rate: 2000, burst: 4000 },
    pages: { rate: 2000, burst: 4000 },
  },
  jobConcurrency: 5,
  viewsWindowSeconds: 1,
  logLevel: 'INFO',
  contactEmail: 'contato@vitrine.test',
  billingAccount: demoAccount,
} as const;

const stages: Readonly<Record<Stage, StageConfig>> = {
  local: {
    stage: 'local',
    location: localLocations.local,
    ...localDefaults,
    linkPreviewDelaySeconds: 10,
    postalCodeService: viaCep,
    pushServices: servicesOfBrowsers,
  },
  test: {
    stage: 'test',
    location: localLocations.test,
    ...localDefaults,
    // Longer than a test run, which makes thousands of offers. The test of link previews queues its own job.
    linkPreviewDelaySeconds: 900,
    // The test that needs it starts this server; no test calls the public service.
    postalCodeService: 'http://127.0.0.1:4373/ws',
    pushServices: ['http://127.0.0.1:4374'],
  },
  dev: {
    stage: 'dev',
    location: { kind: 'aws', region: 'sa-east-1' },
    retainData: false,
    recoveryDays: 7,
    logDays: 30,
    accessRecordDays: 30,
    mail: 'cognito',
    secondFactorOfStaff: true,
    throttle: { rate: 50, burst: 100 },
    ownThrottles: {
      claimOffer: { rate: 30, burst: 100 },
      countViews: { rate: 10, burst: 50 },
      pages: { rate: 30, burst: 100 },
    },
    logLevel: 'DEBUG',
    linkPreviewDelaySeconds: 10,
    // A new AWS account may run only 10 Lambdas at the same time.
    jobConcurrency: 2,
    viewsWindowSeconds: 60,
    postalCodeService: viaCep,
    pushServices: servicesOfBrowsers,
  },
  prod: {
    stage: 'prod',
    location: { kind: 'aws', region: 'sa-east-1' },
    retainData: true,
    recoveryDays: 35,
    logDays: 30,
    accessRecordDays: 185,
    accessRecordLocked: true,
    mail: 'ses',
    secondFactorOfStaff: true,
    throttle: { rate: 500, burst: 1000 },
    ownThrottles: {
      claimOffer: { rate: 300, burst: 1000 },
      countViews: { rate: 100, burst: 200 },
      pages: { rate: 300, burst: 1000 },
    },
    logLevel: 'INFO',
    linkPreviewDelaySeconds: 10,
    jobConcurrency: 10,
    viewsWindowSeconds: 60,
    postalCodeService: viaCep,
    pushServices: servicesOfBrowsers,
  },
};

export const stageNames = Object.keys(stages) as readonly Stage[];

/** Returns the configuration of a stage; throws for an unknown name. */
export function configOf(stage: string): StageConfig {
  const config = Object.entries(stages).find(([name]) => name === stage)?.[1];
  if (!config) {
    throw new Error(`There is no stage "${stage}": use one of ${stageNames.join(', ')}.`);
  }
  return config;
}
