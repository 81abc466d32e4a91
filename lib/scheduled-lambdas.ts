import { type LambdaSettings, memoryMegabytes } from './lambda-settings.ts';

/** When a Lambda runs, what tells that it fails or is late, and how failed runs are done again. */
export interface Schedule {
  /** The id of the rule and of the alarm on failed runs, by which the person on call finds them. */
  readonly id: string;
  /** An expression of EventBridge, in UTC. */
  readonly when: `rate(${string})` | `cron(${string})`;
  /** What `npm run replay` calls it. */
  readonly replay: string;
  /** The output with the address of the queue of failed runs. */
  readonly output: string;
  /** The queue of jobs that it sends to; none by default. */
  readonly sendsTo?: 'billing' | 'counts';
  /** An alarm on the metric that the Lambda writes of the age of its oldest work. */
  readonly lateness?: { readonly id: string; readonly metric: string; readonly seconds: number };
}

interface ScheduledLambda extends LambdaSettings {
  readonly schedule: Schedule;
}

/** The Lambdas that run on a schedule. */
export const scheduledLambdas = {
  'sweep-feeds': {
    source: 'lambdas/entries/schedule/sweep-feeds.ts',
    schedule: {
      id: 'AfterEachMidnight',
      // In each of Brazil's zones, from Noronha (-2) to Acre (-5), when offers end and start, and twice more for what the
      // first run left.
      when: 'cron(0,10,30 2-5 * * ? *)',
      replay: 'sweep',
      output: 'FailedSweepsQueueUrl',
      lateness: { id: 'OverdueOffers', metric: 'OldestOverdueOffer', seconds: 2 * 60 * 60 },
    },
    description: 'Removes offers that have ended from the feeds',
    grant: 'all',
    impact:
      'Nothing at first: the feed hides what is over, but reads ever more rows to fill a page and slows down.',
    memoryMegabytes,
    timeoutSeconds: 300,
  },
  'sweep-reservations': {
    source: 'lambdas/entries/schedule/sweep-reservations.ts',
    schedule: {
      id: 'EveryFiveMinutes',
      when: 'rate(5 minutes)',
      replay: 'reservations',
      output: 'FailedReservationSweepsQueueUrl',
    },
    description:
      'Undoes what a crash left of validators who were being made, and ends accesses that nobody used',
    grant: 'all',
    userPoolActions: ['cognito-idp:AdminDeleteUser', 'cognito-idp:ListUsers'],
    impact:
      'Validators whose creation crashed stay counted in the limit of their shop until the owner adds the same e-mail again, and e-mails of people who never signed in stay taken.',
    memoryMegabytes,
    timeoutSeconds: 120,
  },
  'sweep-images': {
    source: 'lambdas/entries/schedule/sweep-images.ts',
    schedule: {
      id: 'EveryHour',
      when: 'rate(1 hour)',
      replay: 'image-sweep',
      output: 'FailedImageSweepsQueueUrl',
    },
    description: 'Removes images that nothing has used for a day',
    grant: 'all',
    pictureActions: {
      '*': ['s3:GetObject', 's3:DeleteObject'],
      // Without it S3 answers 403 for an original that is gone.
      '': ['s3:ListBucket'],
    },
    impact:
      'Nothing at first: photos that owners removed stay stored, and can be opened by their links.',
    memoryMegabytes,
    timeoutSeconds: 300,
  },
  'sweep-owners': {
    source: 'lambdas/entries/schedule/sweep-owners.ts',
    schedule: {
      id: 'OwnersEveryHour',
      when: 'rate(1 hour)',
      replay: 'owner-sweep',
      output: 'FailedOwnerSweepsQueueUrl',
    },
    description: 'Closes businesses whose owners deleted their account in the user pool',
    grant: 'all',
    userPoolActions: ['cognito-idp:ListUsers'],
    impact:
      'Nothing at first: businesses whose owners deleted their account themselves stay public, and their data stored.',
    memoryMegabytes,
    timeoutSeconds: 120,
  },
  'sweep-billing': {
    source: 'lambdas/entries/schedule/sweep-billing.ts',
    schedule: {
      id: 'EachMorning',
      // From 6 to 14 in Sao Paulo: each of the eight partitions of subscriptions has an hour of its own, and the last run
      // takes all of them.
      when: 'cron(0 9-17 * * ? *)',
      replay: 'billing-sweep',
      output: 'FailedBillingSweepsQueueUrl',
      sendsTo: 'billing',
    },
    description: 'Queues the subscriptions that an invoice, a reminder or a suspension is due for',
    grant: 'reads',
    impact: 'Businesses get no invoices and no reminders, and none is suspended for not paying.',
    memoryMegabytes,
    timeoutSeconds: 300,
  },
  'sweep-claims': {
    source: 'lambdas/entries/schedule/sweep-claims.ts',
    schedule: {
      id: 'EndedClaimsEachMorning',
      // At 7 in Sao Paulo, when the seventh day after an end is over in all zones.
      when: 'cron(0 10 * * ? *)',
      replay: 'claim-sweep',
      output: 'FailedClaimSweepsQueueUrl',
      sendsTo: 'counts',
    },
    description: 'Queues the claims that ended a week ago, to be counted as expired',
    grant: 'queries',
    impact: 'Statistics do not say how many vouchers expired.',
    memoryMegabytes,
    timeoutSeconds: 300,
  },
  'sweep-reports': {
    source: 'lambdas/entries/schedule/sweep-reports.ts',
    schedule: {
      id: 'EachEighth',
      // From 3 to 19 in Sao Paulo on the 8th, when redemptions of last month cannot come in any more from counters
      // that had no line: each of sixteen groups of businesses has an hour of its own, and the last run takes all of them.
      when: 'cron(0 6-22 8 * ? *)',
      replay: 'report-sweep',
      output: 'FailedReportSweepsQueueUrl',
    },
    description: "Asks for each active business's report of the month before",
    grant: 'all',
    impact: 'Owners do not find the report of last month; they can still ask for it.',
    memoryMegabytes,
    timeoutSeconds: 300,
  },
} as const satisfies Readonly<Record<string, ScheduledLambda>>;

export type ScheduledName = keyof typeof scheduledLambdas;
