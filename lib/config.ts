import type { BillingAccount } from '#contract/billing/billing-account.ts';
import { demoAccount } from './demo-account.ts';

/** The stages on an AWS-compatible endpoint of this machine. */
export type LocalStage = 'local' | 'test';

export type Stage = LocalStage | 'dev' | 'prod';

/** What serves a local stage: the MiniStack that the scripts start, or a container of docker-compose.yml. */
export const endpointKinds = ['built-in', 'ministack', 'localstack'] as const;

export type EndpointKind = (typeof endpointKinds)[number];

interface LocalPlace {
  readonly kind: 'local';
  readonly endpoint: EndpointKind;
  readonly account: string;
  readonly region: string;
  /** The endpoint's port, at which its edge reaches the API too. */
  readonly port: number;
  /** The port that serves the built web app by way of the edge. */
  readonly sitePort: number;
  /** The port of Vite's development server, where the stage has one. */
  readonly devPort?: number;
}

/**
 * An AWS account and region. The account is each deployer's own: it comes from `VITRINE_ACCOUNT`. The region is
 * fixed, since a stack in another region reads outputs of the stage's stacks.
 */
interface AwsPlace {
  readonly kind: 'aws';
  readonly account?: string;
  readonly region: string;
}

/** A table restored from a backup. The label is the last part of its stream's ARN. */
export interface RestoredTable {
  readonly name: string;
  readonly streamLabel: string;
}

/** Calls per second, and at the same time. */
export interface Throttle {
  readonly rate: number;
  readonly burst: number;
}

/** The routes with a limit of their own: claims, for a rush for one offer, and beacons, for a flood of them. */
export type ThrottledRoute = 'claimOffer' | 'countViews';

/** Everything that differs between stages. */
export interface StageConfig {
  readonly stage: Stage;
  readonly place: LocalPlace | AwsPlace;
  /** Data is kept when its stack is deleted, and both are protected against deletion. */
  readonly retainData: boolean;
  /** How many days back the table can be restored; without it, not at all. */
  readonly recoveryDays?: number;
  /** The table that replaces the stage's own after a restore: see docs/operations.md. */
  readonly restoredTable?: RestoredTable;
  /** Days that logs are kept. */
  readonly logDays: number;
  /**
   * Days that the record of who called and when is kept (Marco Civil, art. 15: six months, at most 184 days). Without
   * it, only the logs exist.
   */
  readonly accessRecordDays?: number;
  /**
   * Whether nobody removes that record in those days but on purpose (S3 Object Lock). S3 never takes the lock from a bucket, so
   * a stage that had it keeps it, also without `retainData`.
   */
  readonly accessRecordLocked?: true;
  /** What sends the mails: Cognito itself (50 a day) or SES, which needs a verified sender. */
  readonly mail: 'cognito' | 'ses';
  /** The sender of mails where the environment variable `MAIL_FROM` names none. */
  readonly mailFrom?: string;
  /** Staff calls are refused without a second factor. */
  readonly secondFactorOfStaff: boolean;
  /** Calls per second, and at the same time, over all callers of one route. */
  readonly throttle: Throttle;
  /** The same for single routes, of which many calls come at once, and must not take the place of others. */
  readonly ownThrottles: Readonly<Record<ThrottledRoute, Throttle>>;
  readonly logLevel: 'DEBUG' | 'INFO' | 'WARN';
  /**
   * How long the picture of a link waits for further changes of what it shows: an owner who edits makes several. At
   * most 900.
   */
  readonly linkPreviewDelaySeconds: number;
  /** The most batches of one queue of jobs that run at the same time: 2 at least (SQS's limit). */
  readonly jobConcurrency: number;
  /** How long views are gathered before they are added up, in seconds: 300 at most. */
  readonly viewsWindowSeconds: number;
  /**
   * Base URL of the service that gives the address of a CEP, at `/<8 digits>/json/` as ViaCEP does.
   * The browser calls it, so it must allow other origins.
   */
  readonly postalCodeService: string;
  /**
   * The origins of the push services at which browsers may subscribe, and to which messages are sent;
   * `https://*.<domain>` is any host one level below a domain.
   */
  readonly pushServices: readonly string[];
  /**
   * The address for "Fale com a gente", and for staff without their phone on the code step of the sign-in.
   * On AWS it is each deployer's own: it comes from `CONTACT_EMAIL`.
   */
  readonly contactEmail?: string;
  /**
   * Who issues invoices and where they are paid to. On AWS it is each deployer's own: it comes from `BILLING_ACCOUNT`.
   */
  readonly billingAccount?: BillingAccount;
}

export const localRegion = 'us-east-1';

const onThisMachine = {
  kind: 'local',
  endpoint: 'built-in',
  // The account that local AWS endpoints report. The stacks of a local stage are bound to it, so that real
  // credentials cannot deploy them to a real account by mistake.
  account: '000000000000',
  region: localRegion,
} as const;

/** The port of Vite's development server, which web/vite.config.ts has, too. It shows the stage `local`. */
export const devServerPort = 5173;

/** Where each local stage is. */
export const localPlaces: Readonly<Record<LocalStage, LocalPlace>> = {
  local: { ...onThisMachine, port: 4566, sitePort: 4173, devPort: devServerPort },
  test: { ...onThisMachine, port: 4666, sitePort: 4273 },
};

/** The region of CloudFront's log delivery, wherever a stage is. A stage on AWS has a stack there. */
export const edgeLogsRegion = 'us-east-1';

const viaCep = 'https://viacep.com.br/ws';

/** The push services of the browsers that we support: docs/decisions/identity.md. */
const servicesOfBrowsers = [
  // Chrome, Opera, Brave, Samsung Internet, and Edge outside of Windows.
  'https://fcm.googleapis.com',
  // Firefox.
  'https://updates.push.services.mozilla.com',
  // Safari: Apple names the domain, not the host.
  'https://*.push.apple.com',
  // Edge on Windows: a host for each region.
  'https://*.notify.windows.com',
];

/** What local stages share: data is not retained, and calls are not limited in practice. */
const localDefaults = {
  retainData: false,
  logDays: 1,
  mail: 'cognito',
  // The local endpoint keeps the mails.
  mailFrom: 'nao-responda@vitrine.test',
  secondFactorOfStaff: false,
  throttle: { rate: 2000, burst: 4000 },
  ownThrottles: {
    claimOffer: { rate: 2000, burst: 4000 },
    countViews: { rate: 2000, burst: 4000 },
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
    place: localPlaces.local,
    ...localDefaults,
    linkPreviewDelaySeconds: 10,
    postalCodeService: viaCep,
    pushServices: servicesOfBrowsers,
  },
  test: {
    stage: 'test',
    place: localPlaces.test,
    ...localDefaults,
    // Longer than a run of the tests, which make thousands of offers; the test of previews queues its own job.
    linkPreviewDelaySeconds: 900,
    // Started by the test that needs it; no test calls the public service.
    postalCodeService: 'http://127.0.0.1:4373/ws',
    pushServices: ['http://127.0.0.1:4374'],
  },
  dev: {
    stage: 'dev',
    place: { kind: 'aws', region: 'sa-east-1' },
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
    },
    logLevel: 'DEBUG',
    linkPreviewDelaySeconds: 10,
    // A new account may run 10 Lambdas at the same time, of all queues and the API together.
    jobConcurrency: 2,
    viewsWindowSeconds: 60,
    postalCodeService: viaCep,
    pushServices: servicesOfBrowsers,
  },
  prod: {
    stage: 'prod',
    place: { kind: 'aws', region: 'sa-east-1' },
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
    },
    logLevel: 'INFO',
    linkPreviewDelaySeconds: 10,
    jobConcurrency: 10,
    viewsWindowSeconds: 60,
    postalCodeService: viaCep,
    pushServices: servicesOfBrowsers,
  },
};

/** The names of all stages. */
export const stageNames = Object.keys(stages) as readonly Stage[];

/** The configuration of a stage; throws on an unknown name. */
export function configOf(stage: string): StageConfig {
  const config = Object.entries(stages).find(([name]) => name === stage)?.[1];
  if (!config) {
    throw new Error(`There is no stage "${stage}": use one of ${stageNames.join(', ')}.`);
  }
  return config;
}
