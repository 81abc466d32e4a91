import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { exportProgress } from '../exports/export-place.ts';
import { ownerDecision } from '../mails/owner-decision.ts';
import { ownerEvent } from '../push/owner-event.ts';
import { followEvent } from '../shops/follow-event.ts';

/**
 * The queues of jobs. Each has a Lambda, which may do what its jobs need and no more; `images`,
 * `link-previews` and `picture-moves` share the one that writes files of pictures.
 */
export const queueNames = [
  'jobs',
  'account-jobs',
  'exports',
  'messages',
  'images',
  'link-previews',
  'picture-moves',
] as const;

export type QueueName = (typeof queueNames)[number];

/** Every job, and its queue. */
export const queueOf = {
  'refresh-feeds-of-business': 'jobs',
  'refresh-feeds-of-shop': 'jobs',
  'refresh-feeds-of-offer': 'jobs',
  'refresh-offers-count': 'jobs',
  'refresh-search-of-business': 'jobs',
  'refresh-search': 'jobs',
  'count-followers': 'jobs',
  'remove-followers': 'jobs',
  'move-offers-of-shop': 'jobs',
  'move-offer': 'jobs',
  'remove-offers-of-shop': 'jobs',
  'drop-removed-shops': 'jobs',
  'count-image-uses': 'jobs',
  'end-sign-in': 'account-jobs',
  'restore-sign-in': 'account-jobs',
  'disable-validators-of-shop': 'account-jobs',
  'remove-account': 'account-jobs',
  'close-business': 'account-jobs',
  'make-export': 'exports',
  'remove-export-file': 'exports',
  'tell-owner': 'messages',
  'send-message': 'messages',
  'mail-owner': 'messages',
  'mail-validator': 'messages',
  'process-upload': 'images',
  'make-link-preview': 'link-previews',
  'make-link-previews-of-business': 'link-previews',
  'make-link-previews-of-shop': 'link-previews',
  'make-link-previews-of-shops': 'link-previews',
  'move-pictures-of-business': 'picture-moves',
  'withdraw-image': 'picture-moves',
} as const satisfies Readonly<Record<string, QueueName>>;

export type JobName = keyof typeof queueOf;

/** The names of the jobs of a queue. */
export type JobNameOf<Q extends QueueName> = {
  [Name in JobName]: (typeof queueOf)[Name] extends Q ? Name : never;
}[JobName];

/**
 * Work that follows a write. A job holds the id of its subject and reads the current state when it runs, so
 * jobs may run late, in any order, and more than once. `after` is where a job on a long list continues;
 * `events` are what a job of counting adds, each once however often the job runs. `event` is what the owner of a
 * business is told, as long as it is true, `subscriptionId` the one that a message is for, and `decision` what the owner
 * gets a mail about. `cause` is the version
 * of the subject that the job follows, `at` the ISO instant after which a count has seen the change, and `exporting` how
 * far an export is.
 */
export const job = z.object({
  name: z.enum(Object.keys(queueOf) as [JobName, ...JobName[]]),
  id: z.string(),
  after: z.exactOptional(z.string()),
  events: z.exactOptional(z.array(followEvent)),
  event: z.exactOptional(ownerEvent),
  decision: z.exactOptional(ownerDecision),
  subscriptionId: z.exactOptional(z.string()),
  /** How often a message was not taken. */
  tries: z.exactOptional(z.int()),
  /** The business whose work it is, where `id` is not that of the business. */
  businessId: z.exactOptional(z.string()),
  cause: z.exactOptional(z.int()),
  at: z.exactOptional(z.string()),
  exporting: z.exactOptional(exportProgress),
});

export type Job = z.output<typeof job>;

/**
 * Whose work a job is: the business, the user whose file it is about, or else its subject. The queue takes messages of
 * groups in turn, so that many of one do not delay those of others.
 */
export function groupOf({ name, id, businessId }: Job): string {
  const [first = '', , owner = ''] = id.split('/');
  return businessId ?? (name === 'process-upload' ? owner : first);
}

/** A job to be queued, at once or after a delay of at most 900 seconds (SQS's limit). */
export type NextJob = Job & { readonly delaySeconds?: number };
