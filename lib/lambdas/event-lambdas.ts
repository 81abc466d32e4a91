import { idPrefixes } from '#contract/http/id-format.ts';
import { variantOf, variantsOf } from '#contract/media/image-variants.ts';
import { type LambdaDefinition, memoryMegabytes, signInEnds } from './lambda-definition.ts';
import { scheduledLambdas } from './scheduled-lambdas.ts';

const jobsFail =
  'Offers of businesses that staff approve do not enter the feeds, new shops are not found, and counts of offers and followers go stale.';

/** Key patterns in the images bucket: originals, images, and link previews. */
const originals = '*/uncompressed/*';
const variants = `*/${idPrefixes.image}_*/*`;
const linkPreviews = '*/previews/*';

/**
 * Lambdas started by a schedule, a change of the table or a queued job. None may use AdminGetUser: Cognito would bill
 * the user as active, even if they never came.
 */
export const eventLambdas = {
  'start-jobs': {
    source: 'lambdas/entries/queue/start-jobs.ts',
    description: "Queues the jobs that the table's changes ask for",
    grant: 'none',
    impact: jobsFail,
    memoryMegabytes,
    timeoutSeconds: 30,
  },
  'run-jobs': {
    source: 'lambdas/entries/queue/run-jobs.ts',
    description: 'Runs the queued jobs',
    grant: 'all',
    continuesItself: true,
    impact: jobsFail,
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'run-counts': {
    source: 'lambdas/entries/queue/run-counts.ts',
    description: 'Counts claims, redemptions and followers of shops',
    grant: 'all',
    impact: 'Statistics and numbers of followers are out of date.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'run-account-jobs': {
    source: 'lambdas/entries/queue/run-account-jobs.ts',
    description: 'Runs the queued jobs that end sign-ins and remove accounts',
    grant: 'all',
    continuesItself: true,
    uses: [
      ['user pool', ['cognito-idp:AdminEnableUser', 'cognito-idp:ListUsers', ...signInEnds]],
      ['images', { '*': ['s3:DeleteObject'], '': ['s3:ListBucket'] }],
    ],
    impact:
      'Data of people who left stays stored, and so do their accounts, whose e-mails nobody can use until then.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'run-billing': {
    source: 'lambdas/entries/queue/run-billing.ts',
    description:
      'Issues invoices, reminds of them, suspends businesses that do not pay, and removes receipts of removed invoices',
    grant: 'all',
    uses: [
      // Removes receipts with all versions when their invoice goes.
      ['receipts', { 'kept/*': ['s3:DeleteObjectVersion'], '': ['s3:ListBucketVersions'] }],
      ['billing account'],
    ],
    impact: 'Businesses get no invoices and no reminders, and none is suspended for not paying.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'run-exports': {
    source: 'lambdas/entries/queue/run-exports.ts',
    description: "Makes the files of exports of users' data, and removes them",
    grant: 'queries-and-updates',
    continuesItself: true,
    uses: [
      ['user pool', ['cognito-idp:ListUsers']],
      ['exports', { '*': ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'] }],
    ],
    impact:
      'People who asked for a copy of their data do not get it; files of people who left stay for up to two days.',
    memoryMegabytes,
    // Failed jobs return after six times this, so that all five attempts fit into the hour after which an export counts
    // as failed.
    timeoutSeconds: 120,
  },
  'run-reports': {
    source: 'lambdas/entries/queue/run-reports.ts',
    description: 'Makes the files of reports, and removes them',
    grant: 'all',
    continuesItself: true,
    uses: [
      ['user pool', ['cognito-idp:ListUsers']],
      ['reports', { '*': ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'] }],
    ],
    impact:
      'Owners do not get the reports that they asked for nor those of the month, and reports that name validators who were removed stay.',
    memoryMegabytes,
    // A part of a file may search a million redemptions of a business for the few of one shop.
    timeoutSeconds: 300,
  },
  'run-image-jobs': {
    source: 'lambdas/entries/queue/run-image-jobs.ts',
    description:
      'Makes the variants of uploaded pictures, files of receipts and the pictures of links',
    grant: 'all',
    continuesItself: true,
    uses: [
      // It decodes untrusted files, so it may not remove variants or read versions.
      [
        'images',
        {
          [originals]: ['s3:GetObject', 's3:DeleteObject'],
          ...Object.fromEntries(
            variantsOf('*').map(({ file }) => [file, ['s3:PutObject'] as const]),
          ),
          // Link previews show this variant.
          [variantOf('*', 1280, 'webp')]: ['s3:GetObject', 's3:PutObject'],
          [linkPreviews]: ['s3:PutObject', 's3:DeleteObject'],
          // Without it, S3 answers 403 for a missing file, as for a missing permission.
          '': ['s3:ListBucket'],
        },
      ],
      [
        'receipts',
        {
          'uploaded/*': ['s3:GetObject', 's3:DeleteObject'],
          'kept/*': ['s3:PutObject', 's3:PutObjectTagging'],
          '': ['s3:ListBucket'],
        },
      ],
    ],
    impact:
      'Photos that owners upload do not appear, receipts cannot be sent, and links show no picture or an old one.',
    // Lambda gives a whole core at 1,769 MB, and AVIF encoding uses all of it.
    memoryMegabytes: 2048,
    timeoutSeconds: 60,
  },
  'run-picture-moves': {
    source: 'lambdas/entries/queue/run-picture-moves.ts',
    description:
      'Moves pictures that must not be public any more, and removes files that nothing has',
    grant: 'all',
    continuesItself: true,
    uses: [
      [
        'images',
        {
          [variants]: [
            's3:GetObject',
            's3:PutObject',
            's3:DeleteObject',
            // A move copies one version of a file and removes exactly that version.
            's3:GetObjectVersion',
            's3:DeleteObjectVersion',
          ],
          [originals]: ['s3:DeleteObject'],
          [linkPreviews]: ['s3:DeleteObject'],
          '': ['s3:ListBucket'],
        },
      ],
    ],
    impact:
      'Pictures of suspended or rejected businesses, or ones that staff took down, can still be opened, or those of a business whose suspension was lifted do not come back.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'run-views': {
    source: 'lambdas/entries/queue/run-views.ts',
    description: 'Adds up the queued views of offers and shops',
    grant: 'all',
    impact: 'Owners see fewer views of their offers than there were; nothing else is affected.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'send-messages': {
    source: 'lambdas/entries/queue/send-messages.ts',
    description: 'Sends the queued push messages',
    grant: 'items',
    continuesItself: true,
    impact:
      'Owners get no push message about invoices and payments, or when their business is approved, rejected or suspended; the app shows it all the same.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  'send-mails': {
    source: 'lambdas/entries/queue/send-mails.ts',
    // `allowToMail` adds the right to send.
    description: 'Sends the queued mails',
    grant: 'all',
    continuesItself: true,
    uses: [['user pool', ['cognito-idp:ListUsers']]],
    impact:
      'Owners get no mail about invoices and payments, or when their business is approved, rejected or suspended, and neither do new validators and holders of cancelled vouchers; the app shows it all the same.',
    memoryMegabytes,
    timeoutSeconds: 60,
  },
  ...scheduledLambdas,
} satisfies Readonly<Record<string, LambdaDefinition>>;
