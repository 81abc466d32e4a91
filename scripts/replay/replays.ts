import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Message, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { QueueName } from '#lambdas/entries/jobs.ts';
import { groupOf } from '#lambdas/platform/jobs/job.ts';
import type { StageOutputs } from '../stage/outputs.ts';
import { type Replayed, replayMessages } from './replay-messages.ts';
import { replaysOfSchedules } from './replay-runs.ts';

const event = z.object({
  Records: z.array(
    z.custom<DynamoDBRecord>((record) => typeof record === 'object' && record !== null),
  ),
});

/** Lambda's report of a failed batch. In a bucket, `payload` is the function's event. */
const report = z.object({ payload: z.unknown() });

/**
 * Reads the stream event in a file of an on-failure destination (AWS Lambda developer guide, "Retain discarded records
 * for a DynamoDB event source"), as a JSON string or an object. Throws for any other form.
 */
export function readKeptChanges(file: string): DynamoDBStreamEvent {
  const { payload } = report.parse(JSON.parse(file));
  return event.parse(typeof payload === 'string' ? JSON.parse(payload) : payload);
}

/**
 * Starts the jobs of the changes in the bucket of failed records, file by file. A file is deleted after its changes, so
 * an interrupted replay may start a job twice; jobs allow that.
 */
async function replayChanges(outputs: StageOutputs): Promise<Replayed> {
  const Bucket = outputs.FailedChangesBucketName;
  // No change of the table starts a job for an upload.
  const queues: Readonly<Record<Exclude<QueueName, 'images'>, string>> = {
    jobs: outputs.JobsQueueUrl,
    counts: outputs.CountsQueueUrl,
    'account-jobs': outputs.AccountJobsQueueUrl,
    billing: outputs.BillingsQueueUrl,
    exports: outputs.ExportsQueueUrl,
    reports: outputs.ReportsQueueUrl,
    messages: outputs.MessagesQueueUrl,
    mails: outputs.MailsQueueUrl,
    'link-previews': outputs.LinkPreviewsQueueUrl,
    'picture-moves': outputs.PictureMovesQueueUrl,
  };
  process.env['JOB_QUEUES'] = JSON.stringify(queues);
  const { handler } = await import('#lambdas/entries/queue/start-jobs.ts');
  const client = new S3Client({ forcePathStyle: true });
  const replay = async (Key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    const event = readKeptChanges((await Body?.transformToString()) ?? '');
    const { batchItemFailures } = await handler(event, {} as Context);
    if (batchItemFailures.length > 0) {
      throw new Error(`${batchItemFailures.length} changes failed; their log is above`);
    }
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };
  let replayed = 0;
  const failures: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '' } of Contents) {
      try {
        await replay(Key);
        replayed += 1;
      } catch (error) {
        failures.push(`${Key}: ${(error as Error).message}.`);
      }
    }
  }
  return { replayed, failures };
}

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
