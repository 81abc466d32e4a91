import type { Resource } from '#contract/route.ts';
import type { TableGrant } from './table-grants.ts';

/** What the stacks need to know of one Lambda. */
interface LambdaSettings {
  /** The file that exports its `handler`, from the root of the checkout. */
  readonly source: string;
  /** What it does, as the AWS console shows it. */
  readonly description: string;
  /** The least access to the table that it needs. */
  readonly grant: TableGrant;
  /** What it may do with the accounts of the user pool, whose id only such a Lambda gets; nothing by default. */
  readonly userPoolActions?: readonly `cognito-idp:${string}`[];
  /** What it may do with the files of exports, whose bucket's name only such a Lambda gets; nothing by default. */
  readonly exportFileActions?: readonly `s3:${string}`[];
  /** What users notice when it fails, as a sentence: the first thing that the person on call reads. */
  readonly impact: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
}

const memoryMegabytes = 1024;

/** What the Lambdas of the API share; the rest of each row says what is its own. */
const answers = (resource: Resource) => ({
  source: `lambdas/${resource}/handler.ts`,
  description: `Answers the calls of contract/routes/${resource}.ts`,
  memoryMegabytes,
  timeoutSeconds: 10,
});

/** Ending the sign-in of a user: their sessions, and their account. */
const signInEnds = [
  'cognito-idp:AdminDisableUser',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:AdminDeleteUser',
] as const;

/** Making the account of a user follow their status: enabled, disabled or deleted. */
const signInFollows = [
  'cognito-idp:AdminEnableUser',
  'cognito-idp:AdminGetUser',
  ...signInEnds,
] as const;

const apiLambdas: Readonly<Record<Resource, LambdaSettings>> = {
  description: {
    ...answers('description'),
    grant: 'caller',
    impact:
      'Monitors see the API as down, and nobody can read its description; the product itself may still work.',
  },
  users: {
    ...answers('users'),
    grant: 'items',
    impact:
      'Nobody gets past the sign-in: the app cannot learn who the user is and sends them back.',
  },
  businesses: {
    ...answers('businesses'),
    grant: 'all',
    impact:
      'Owners cannot register or change their business, and the app cannot tell where to send them after sign-in.',
  },
  subscriptions: {
    ...answers('subscriptions'),
    grant: 'caller',
    impact: 'The subscription prices do not show, so that owners cannot choose a plan.',
  },
  staff: {
    ...answers('staff'),
    grant: 'all',
    userPoolActions: ['cognito-idp:AdminGetUser'],
    impact:
      'Staff cannot approve or suspend businesses, so that new ones stay invisible to consumers.',
  },
  shops: {
    ...answers('shops'),
    grant: 'all',
    impact:
      'Shops and printed flyers do not open for consumers, and owners cannot add or change a shop.',
  },
  offers: {
    ...answers('offers'),
    grant: 'all',
    impact:
      'Consumers see no offers in the feed or on flyers, and owners cannot publish or switch off any.',
  },
  validators: {
    ...answers('validators'),
    grant: 'all',
    userPoolActions: [
      'cognito-idp:AdminAddUserToGroup',
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminDisableUser',
      'cognito-idp:AdminEnableUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUpdateUserAttributes',
      'cognito-idp:AdminUserGlobalSignOut',
    ],
    impact:
      'Owners cannot add or remove validators, and new validators cannot change their temporary password.',
    timeoutSeconds: 25,
  },
  accounts: {
    ...answers('accounts'),
    grant: 'all',
    userPoolActions: ['cognito-idp:AdminGetUser', ...signInEnds],
    // To sign links to the files.
    exportFileActions: ['s3:GetObject'],
    impact: 'People cannot remove their account or get a copy of their data.',
  },
};

const jobsFail =
  'Offers of businesses that staff approve do not enter the feeds, new shops are not found, and counts of offers and followers go stale.';

/** The Lambdas that an event starts: a schedule, a change of the table or a queued job. */
const eventLambdas = {
  'sweep-feeds': {
    source: 'lambdas/events/sweep-feeds.ts',
    description: 'Removes offers that have ended from the feeds',
    grant: 'all',
    impact:
      'Nothing at first: the feed hides what is over, but reads ever more rows to fill a page and slows down.',
    memoryMegabytes,
    timeoutSeconds: 300,
  },
  'sweep-reservations': {
    source: 'lambdas/events/sweep-reservations.ts',
    description: 'Undoes what a crash left of validators who were being made',
    grant: 'all',
    userPoolActions: signInFollows,
    impact:
      'Validators whose creation crashed stay counted in the limit of their shop until the owner adds the same e-mail again.',
    memoryMegabytes,
    timeoutSeconds: 120,
  },
  'start-jobs': {
    source: 'lambdas/events/start-jobs.ts',
    description: "Queues the jobs that the table's changes ask for",
    grant: 'none',
    impact: jobsFail,
    memoryMegabytes,
    timeoutSeconds: 30,
  },
  'run-jobs': {
    source: 'lambdas/events/run-jobs.ts',
    description: 'Runs the queued jobs',
    grant: 'all',
    impact: jobsFail,
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'run-account-jobs': {
    source: 'lambdas/events/run-account-jobs.ts',
    description: 'Runs the queued jobs that end sign-ins and remove accounts',
    grant: 'all',
    userPoolActions: [...signInFollows, 'cognito-idp:AdminUpdateUserAttributes'],
    impact:
      'Data of people who left stays stored, and the accounts of disabled validators can still sign in, although every call of theirs is refused.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'run-exports': {
    source: 'lambdas/events/run-exports.ts',
    description: "Makes the files of exports of users' data, and removes them",
    grant: 'reads',
    userPoolActions: ['cognito-idp:AdminGetUser'],
    exportFileActions: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'],
    impact:
      'People who asked for a copy of their data do not get it; files of people who left stay for up to two days.',
    memoryMegabytes,
    // A job that fails is delivered again after six times this, so that all five attempts are within the hour
    // after which an export counts as failed.
    timeoutSeconds: 120,
  },
  'send-messages': {
    source: 'lambdas/events/send-messages.ts',
    description: 'Sends the queued push messages',
    grant: 'items',
    impact:
      'Owners get no push message when their business is approved, rejected or suspended; the app shows it all the same.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
} satisfies Readonly<Record<string, LambdaSettings>>;

export type LambdaName = Resource | keyof typeof eventLambdas;

/**
 * Every Lambda of the service, by name: one for each resource of the contract, which does not compile
 * without its row here, and those for events.
 */
export const lambdas: Readonly<Record<LambdaName, LambdaSettings>> = {
  ...apiLambdas,
  ...eventLambdas,
};
