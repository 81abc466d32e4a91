import { SESv2Client } from '@aws-sdk/client-sesv2';
import {
  ChangeMessageVisibilityCommand,
  GetQueueUrlCommand,
  SendMessageBatchCommand,
  type SendMessageBatchCommandInput,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { Context, DynamoDBRecord, SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { type Job, jobs } from '#lambdas/entries/jobs.ts';
import { handler as runAccountJobs } from '#lambdas/entries/queue/run-account-jobs.ts';
import { handler as runBilling } from '#lambdas/entries/queue/run-billing.ts';
import { handler as runCounts } from '#lambdas/entries/queue/run-counts.ts';
import { handler as runExports } from '#lambdas/entries/queue/run-exports.ts';
import { handler as runImageJobs } from '#lambdas/entries/queue/run-image-jobs.ts';
import { handler as runJobs } from '#lambdas/entries/queue/run-jobs.ts';
import { handler as runPictureMoves } from '#lambdas/entries/queue/run-picture-moves.ts';
import { handler as runReports } from '#lambdas/entries/queue/run-reports.ts';
import { handler as sendMails } from '#lambdas/entries/queue/send-mails.ts';
import { handler as sendMessages } from '#lambdas/entries/queue/send-messages.ts';
import { handler as startJobs } from '#lambdas/entries/queue/start-jobs.ts';
import { asAttempt } from './faults.ts';
import { writesMade } from './own-table.ts';
import { changesOfTable } from './stream.ts';
// Jobs that mail or remove somebody ask it.
import './user-pool.ts';

let writesOfTurn = Number.POSITIVE_INFINITY;
let lastTurn = 0;

/** From now on a job that continues itself has time for so many writes in a turn. */
export function endTurnsAfter(count: number): void {
  writesOfTurn = count;
}

/** The highest turn of a job that was queued. */
export const highestTurn = (): number => lastTurn;

/** The context of a run, whose time is over after the writes of a turn. */
function contextOfRun(): Context {
  const before = writesMade();
  const remaining = () => (writesMade() - before < writesOfTurn ? 60_000 : 0);
  return { getRemainingTimeInMillis: remaining } as Context;
}

// It takes every mail.
mockClient(SESv2Client).resolves({});

/** The Lambda of each queue. No push message is sent: there are no keys. */
const lambdaOf = {
  jobs: runJobs,
  counts: runCounts,
  'account-jobs': runAccountJobs,
  billing: runBilling,
  exports: runExports,
  reports: runReports,
  messages: sendMessages,
  mails: sendMails,
  images: runImageJobs,
  'link-previews': runImageJobs,
  'picture-moves': runPictureMoves,
};

let areLinksDrawn = false;

/** From now on the jobs that draw the pictures of links run, at whose files few tests look. */
export function drawLinks(): void {
  areLinksDrawn = true;
}

let queue: SQSRecord[] = [];
/** Messages with a delay, which is over when there is nothing else to do. */
let delayed: SQSRecord[] = [];
let records: DynamoDBRecord[] = [];

mockClient(SQSClient)
  .on(GetQueueUrlCommand)
  .resolves({ QueueUrl: 'https://queue.test' })
  .on(ChangeMessageVisibilityCommand)
  .resolves({})
  .on(SendMessageBatchCommand)
  .callsFake(({ Entries = [] }: SendMessageBatchCommandInput) => {
    for (const { MessageBody: body = '', DelaySeconds } of Entries) {
      lastTurn = Math.max(lastTurn, (JSON.parse(body) as Job).turn ?? 0);
      (DelaySeconds === undefined ? queue : delayed).push({
        messageId: crypto.randomUUID(),
        body,
      } as SQSRecord);
    }
    return { Failed: [] };
  });

/** How stream and queue deliver a batch: in which order, and what twice. */
export type Delivery = <T>(batch: readonly T[]) => readonly T[];

/** Remembers what a call changed, in the order of the calls. */
export function recordChanges(): void {
  records.push(...changesOfTable());
}

/** Starts the jobs of some records; throws where one cannot be read. */
async function startJobsOf(batch: readonly DynamoDBRecord[]): Promise<void> {
  const { batchItemFailures } = await startJobs({ Records: [...batch] }, contextOfRun());
  expect(batchItemFailures).toEqual([]);
}

const asDelivered = (message: SQSRecord, attempt: number) =>
  ({
    ...message,
    attributes: { ApproximateReceiveCount: String(attempt) },
    eventSourceARN: 'arn:aws:sqs:sa-east-1:000000000000:queue',
  }) as SQSRecord;

/** Runs a message until it succeeds, as the queue delivers it again. */
async function runMessage(message: SQSRecord): Promise<void> {
  const { name } = JSON.parse(message.body) as Job;
  if (name.startsWith('make-link-preview') && !areLinksDrawn) return;
  const run = lambdaOf[jobs[name].queue];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { batchItemFailures } = await asAttempt(attempt, () =>
      run({ Records: [asDelivered(message, attempt)] }, contextOfRun()),
    );
    if (batchItemFailures.length === 0) return;
  }
  throw new Error(`The job ${message.body} fails every time`);
}

/** When the stream has the changes of jobs: after each, or, which is faster, after all that were queued. */
type Recording = 'after each job' | 'after all jobs';

async function runQueued(deliver: Delivery, recording: Recording): Promise<void> {
  const batch = deliver(queue);
  queue = [];
  for (const message of batch) {
    await runMessage(message);
    if (recording === 'after each job') recordChanges();
  }
}

/** Delivers what the table's stream and the queues hold, until only messages with a delay are left. */
export async function settleUntilDelayed(
  deliver: Delivery,
  recording: Recording = 'after each job',
): Promise<void> {
  for (let round = 0; round < 1000; round += 1) {
    recordChanges();
    if (records.length === 0 && queue.length === 0) return;
    const batch = deliver(records);
    records = [];
    await startJobsOf(batch);
    await runQueued(deliver, recording);
  }
  throw new Error('The jobs never come to an end');
}

/**
 * Delivers what the table's stream and the queues hold, until nothing is left; the time of a delay is over when
 * there is nothing else. Throws where that takes more than a thousand rounds: then a job starts itself for ever.
 */
export async function settle(deliver: Delivery, recording?: Recording): Promise<void> {
  for (let delays = 0; delays < 10; delays += 1) {
    await settleUntilDelayed(deliver, recording);
    if (delayed.length === 0) return;
    [queue, delayed] = [delayed, []];
  }
  throw new Error('The jobs never come to an end');
}

/** Queues a job again, as `npm run replay` does. */
export async function replay(job: Job): Promise<void> {
  queue.push({ messageId: crypto.randomUUID(), body: JSON.stringify(job) } as SQSRecord);
}
