import { type Message, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { groupOf } from '#lambdas/platform/jobs/job.ts';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayChanges } from './replay-changes.ts';
import { replayMessages } from './replay-messages.ts';
import { replaysOfSchedules } from './replay-runs.ts';
import type { Replayed } from './replayed.ts';

/** Outputs with the URLs of a job queue and its dead-letter queue. */
interface Queues {
  readonly queue: keyof StageOutputs;
  readonly failed: keyof StageOutputs;
  /** The messages have no group, since they name no business. */
  readonly isUngrouped?: true;
  /** Extracts the job from a message that wraps it. */
  readonly jobIn?: (body: string) => string;
}

/**
 * Returns the message with a job, in its previous group. It starts at turn 0, since the job may have failed at the
 * limit of turns.
 */
function messageWith(body: string, isUngrouped = false) {
  if (isUngrouped) return { MessageBody: body };
  const { turn: _, ...job } = JSON.parse(body);
  return { MessageBody: JSON.stringify(job), MessageGroupId: groupOf(job) };
}

/**
 * Moves jobs from a dead-letter queue back to their queue. A job is deleted after it was sent, so an interrupted replay
 * may send one twice; jobs allow that.
 */
function replayJobs(
  outputs: StageOutputs,
  { queue, failed, isUngrouped, jobIn = (body) => body }: Queues,
): Promise<Replayed> {
  const client = new SQSClient({});
  return replayMessages(outputs[failed], async (messages: readonly Message[]) => {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: outputs[queue],
        Entries: messages.map(({ Body = '' }, index) => ({
          Id: String(index),
          ...messageWith(jobIn(Body), isUngrouped),
        })),
      }),
    );
    return new Map(
      Failed.map(({ Id, Code }) => {
        const id = messages[Number(Id)]?.MessageId ?? '';
        return [id, `The queue of jobs refused the message ${id}: ${Code}.`];
      }),
    );
  });
}

/** A message that EventBridge could not deliver: the S3 event, or the job that the rule made from it. */
const undelivered = z.union([
  z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) }),
  z.object({ name: z.enum(['process-upload', 'process-receipt']), id: z.string() }),
]);

type Failed = 'FailedUploadEventsQueueUrl' | 'FailedReceiptEventsQueueUrl';

/** Queues the jobs of uploaded files that EventBridge could not queue. */
const replayFiles =
  (failed: Failed, name: 'process-upload' | 'process-receipt') =>
  (outputs: StageOutputs): Promise<Replayed> =>
    replayJobs(outputs, {
      queue: 'ImagesQueueUrl',
      failed,
      jobIn: (body) => {
        const event = undelivered.parse(JSON.parse(body));
        const id = 'detail' in event ? event.detail.object.key : event.id;
        return JSON.stringify({ name, id });
      },
    });

const replayUploads = replayFiles('FailedUploadEventsQueueUrl', 'process-upload');
const replayReceipts = replayFiles('FailedReceiptEventsQueueUrl', 'process-receipt');

/** Replays by their name in the command. */
export const replays: Readonly<Record<string, (outputs: StageOutputs) => Promise<Replayed>>> = {
  jobs: (outputs) => replayJobs(outputs, { queue: 'JobsQueueUrl', failed: 'FailedJobsQueueUrl' }),
  counts: (outputs) =>
    replayJobs(outputs, { queue: 'CountsQueueUrl', failed: 'FailedCountsQueueUrl' }),
  'account-jobs': (outputs) =>
    replayJobs(outputs, { queue: 'AccountJobsQueueUrl', failed: 'FailedAccountJobsQueueUrl' }),
  billing: (outputs) =>
    replayJobs(outputs, { queue: 'BillingsQueueUrl', failed: 'FailedBillingsQueueUrl' }),
  exports: (outputs) =>
    replayJobs(outputs, { queue: 'ExportsQueueUrl', failed: 'FailedExportsQueueUrl' }),
  reports: (outputs) =>
    replayJobs(outputs, { queue: 'ReportsQueueUrl', failed: 'FailedReportsQueueUrl' }),
  messages: (outputs) =>
    replayJobs(outputs, { queue: 'MessagesQueueUrl', failed: 'FailedMessagesQueueUrl' }),
  mails: (outputs) =>
    replayJobs(outputs, { queue: 'MailsQueueUrl', failed: 'FailedMailsQueueUrl' }),
  images: (outputs) =>
    replayJobs(outputs, { queue: 'ImagesQueueUrl', failed: 'FailedImagesQueueUrl' }),
  'link-previews': (outputs) =>
    replayJobs(outputs, { queue: 'LinkPreviewsQueueUrl', failed: 'FailedLinkPreviewsQueueUrl' }),
  'picture-moves': (outputs) =>
    replayJobs(outputs, { queue: 'PictureMovesQueueUrl', failed: 'FailedPictureMovesQueueUrl' }),
  views: (outputs) =>
    replayJobs(outputs, {
      queue: 'ViewsQueueUrl',
      failed: 'FailedViewsQueueUrl',
      isUngrouped: true,
    }),
  uploads: replayUploads,
  receipts: replayReceipts,
  changes: replayChanges,
  ...replaysOfSchedules,
};
