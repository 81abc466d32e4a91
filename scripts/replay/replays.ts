import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Message, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { QueueName } from '#lambdas/entries/jobs.ts';
import { groupOf } from '#lambdas/platform/jobs/job.ts';
import { namedQueues, outputsOfQueue } from '#lib/config/stage-names.ts';
import { type ScheduledName, scheduledLambdas } from '#lib/lambdas/scheduled-lambdas.ts';
import type { StageOutputs } from '../stage/outputs.ts';
import { type Replayed, replayMessages } from './replay-messages.ts';

/** A run in a script has no time limit. */
const noTimeLimit = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY } as Context;

/** Numbers of processed items; some items may have failed without an error. */
type Outcome = Readonly<Record<string, number | { readonly failed: number }>>;

type Run = (event: ScheduledEvent, context: Context) => Promise<Outcome>;

function requireNoFailures(outcome: Outcome): void {
  const counts = Object.values(outcome).map((one) => (typeof one === 'number' ? 0 : one.failed));
  const failed = counts.reduce((sum, count) => sum + count, 0);
  if (failed > 0) throw new Error(`It failed for ${failed} items; its log is above.`);
}

/**
 * Runs a Lambda for kept events of its schedule. One run now replaces all received events, since a run takes everything
 * that is due.
 */
async function replayRuns(name: ScheduledName, outputs: StageOutputs): Promise<Replayed> {
  const { schedule, source } = scheduledLambdas[name];
  process.env['USER_POOL_ID'] = outputs.UserPoolId;
  process.env['IMAGES_BUCKET'] = outputs.ImagesBucketName;
  process.env['SITE_BUCKET'] = outputs.SiteBucketName;
  process.env['JOB_QUEUES'] = JSON.stringify({
    billing: outputs.BillingsQueueUrl,
    counts: outputs.CountsQueueUrl,
  });
  // Alarms depend on the metrics of the real Lambda.
  process.env['POWERTOOLS_METRICS_DISABLED'] = 'true';
  const { handler }: { readonly handler: Run } = await import(`../../${source}`);
  return replayMessages(outputs[schedule.output], async (messages) => {
    try {
      requireNoFailures(
        await handler({ time: new Date().toISOString() } as ScheduledEvent, noTimeLimit),
      );
      return new Map();
    } catch (error) {
      return new Map(messages.map(({ MessageId = '' }) => [MessageId, String(error)]));
    }
  });
}

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
  process.env['JOB_QUEUES'] = JSON.stringify(
    Object.fromEntries(namedQueues.map((name) => [name, outputs[outputsOfQueue(name).queue]])),
  );
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

/** A queue of jobs, or the queue of views. */
type ReplayedQueue = QueueName | 'views';

/**
 * Returns the message with a job, in its previous group. It starts at turn 0, since the job may have failed at the
 * limit of turns.
 */
function messageWith(name: ReplayedQueue, body: string) {
  // Messages about views have no group, since they name no business.
  if (name === 'views') return { MessageBody: body };
  const { turn: _, ...job } = JSON.parse(body);
  return { MessageBody: JSON.stringify(job), MessageGroupId: groupOf(job) };
}

/**
 * Moves jobs from a dead-letter queue back to their queue. `jobIn` extracts a job from a message that wraps it. A job is deleted after it was sent, so an interrupted replay
 * may send one twice; jobs allow that.
 */
function replayJobs(
  outputs: StageOutputs,
  name: ReplayedQueue,
  failed: keyof StageOutputs = outputsOfQueue(name).failed,
  jobIn = (body: string) => body,
): Promise<Replayed> {
  const client = new SQSClient({});
  return replayMessages(outputs[failed], async (messages: readonly Message[]) => {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: outputs[outputsOfQueue(name).queue],
        Entries: messages.map(({ Body = '' }, index) => ({
          Id: String(index),
          ...messageWith(name, jobIn(Body)),
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

/** Queues the jobs of uploaded files that EventBridge could not queue. */
const replayFiles =
  (failed: keyof StageOutputs, name: 'process-upload' | 'process-receipt') =>
  (outputs: StageOutputs): Promise<Replayed> =>
    replayJobs(outputs, 'images', failed, (body) => {
      const event = undelivered.parse(JSON.parse(body));
      return JSON.stringify({ name, id: 'detail' in event ? event.detail.object.key : event.id });
    });

type Replay = (outputs: StageOutputs) => Promise<Replayed>;

/** Replays by their name in the command. */
export const replays: Readonly<Record<string, Replay>> = {
  ...Object.fromEntries(
    namedQueues.map((name): [string, Replay] => [name, (outputs) => replayJobs(outputs, name)]),
  ),
  uploads: replayFiles('FailedUploadEventsQueueUrl', 'process-upload'),
  receipts: replayFiles('FailedReceiptEventsQueueUrl', 'process-receipt'),
  changes: replayChanges,
  ...Object.fromEntries(
    (Object.keys(scheduledLambdas) as ScheduledName[]).map((name): [string, Replay] => [
      scheduledLambdas[name].schedule.replay,
      (outputs) => replayRuns(name, outputs),
    ]),
  ),
};
