import { sitemapIndexFile, sitemapParts } from '#contract/pages/sitemap-files.ts';
import { type LambdaDefinition, memoryMegabytes } from './lambda-definition.ts';

/** Schedule of a Lambda, its alarms, and the replay of failed runs. */
export interface Schedule {
  /** Id of the rule and of the alarm on failed runs; the person on call searches for it. */
  readonly id: string;
  /** EventBridge expression, in UTC. */
  readonly when: `rate(${string})` | `cron(${string})`;
  /** Name in `npm run replay`. */
  readonly replay: string;
  /** Output with the URL of the queue of failed runs. */
  readonly output: string;
  /** Job queue that it sends to; none by default. */
  readonly sendsTo?: 'billing' | 'counts';
  /** Alarm on the metric for the age of its oldest work. */
  readonly lateness?: { readonly id: string; readonly metric: string; readonly seconds: number };
}

interface ScheduledLambda extends LambdaDefinition {
  readonly schedule: Schedule;
}

export const scheduledLambdas = {
  'sweep-feeds': {
    source: 'lambdas/entries/schedule/sweep-feeds.ts',
    schedule: {
      id: 'AfterEachMidnight',
      // After midnight in each Brazilian zone from Noronha (-2) to Acre (-5), when offers start and end; twice more for
      // what the first run left.
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
    uses: [['user pool', ['cognito-idp:AdminDeleteUser', 'cognito-idp:ListUsers']]],
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
    uses: [
      [
        'images',
        {
          '*': ['s3:GetObject', 's3:DeleteObject'],
          // Without it, S3 answers 403 for a missing original.
          '': ['s3:ListBucket'],
        },
      ],
    ],
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
    uses: [['user pool', ['cognito-idp:ListUsers']]],
    impact:
      'Nothing at first: businesses whose owners deleted their account themselves stay public, and their data stored.',
    memoryMegabytes,
    timeoutSeconds: 120,
  },
  'sweep-billing': {
    source: 'lambdas/entries/schedule/sweep-billing.ts',
    schedule: {
      id: 'EachMorning',
      // 6:00 to 14:00 in São Paulo. Each hour takes one of eight shards of subscriptions; the last run takes all.
      when: 'cron(0 9-17 * * ? *)',
      replay: 'billing-sweep',
      output: 'FailedBillingSweepsQueueUrl',
      sendsTo: 'billing',
    },
    description: 'Queues the subscriptions that an invoice, a reminder or a suspension is due for',
    grant: 'queries-and-updates',
    impact: 'Businesses get no invoices and no reminders, and none is suspended for not paying.',
    memoryMegabytes,
    timeoutSeconds: 300,
  },
  'sweep-claims': {
    source: 'lambdas/entries/schedule/sweep-claims.ts',
    schedule: {
      id: 'EndedClaimsEachMorning',
      // 7:00 in São Paulo, when the seventh day after an end is over in all zones.
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
      // 3:00 to 19:00 in São Paulo on the 8th, when offline redemptions of the previous month are no longer accepted.
      // Each hour takes one of sixteen groups of businesses; the last run takes all.
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
  'write-sitemap': {
    source: 'lambdas/entries/schedule/write-sitemap.ts',
    schedule: {
      id: 'SitemapEachMorning',
      // 3:05 to 5:55 in São Paulo, after the last sweep of the feeds. Each run continues the one before; those after the
      // last part do nothing.
      when: 'cron(5/10 6-8 * * ? *)',
      replay: 'sitemap',
      output: 'FailedSitemapsQueueUrl',
      lateness: { id: 'UnfinishedSitemap', metric: 'UnfinishedSitemap', seconds: 2.5 * 60 * 60 },
    },
    description: 'Writes the addresses of shops and places into the sitemap of the site',
    grant: 'queries-and-updates',
    uses: [
      [
        'site',
        {
          [sitemapIndexFile]: ['s3:PutObject'],
          [sitemapParts]: ['s3:PutObject', 's3:DeleteObject'],
        },
      ],
    ],
    impact: 'Nothing at first: search engines learn late of new shops and of those that have gone.',
    memoryMegabytes,
    // Shorter than the time between two runs.
    timeoutSeconds: 540,
  },
} as const satisfies Readonly<Record<string, ScheduledLambda>>;

export type ScheduledName = keyof typeof scheduledLambdas;
