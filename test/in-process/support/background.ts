import { SESv2Client } from '@aws-sdk/client-sesv2';
import {
  ChangeMessageVisibilityCommand,
  GetQueueUrlCommand,
  SendMessageBatchCommand,
  type SendMessageBatchCommandInput,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { DynamoDBRecord, SQSRecord } from 'aws-lambda';
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
import { aContext } from '#test/support/a-job.ts';
import { writesMade } from '#test/support/memory-table/table.ts';
import { recordChanges, takeRecords } from '#test/support/operations/stream.ts';
import { asAttempt } from './faults.ts';
// Jobs that mail or remove somebody use it.
import '#test/support/kept-user-pool.ts';

let writesOfTurn = Number.POSITIVE_INFINITY;
let lastTurn = 0;

/** Limits the turns of jobs from now on to this number of writes. */
export function endTurnsAfter(count: number): void {
  writesOfTurn = count;
}

/** The highest turn of a queued job. */
export const highestTurn = (): number => lastTurn;

/** Returns the context of a run; its time is over after the writes of a turn. */
function contextOfRun() {
  const before = writesMade();
  return aContext(() => (writesMade() - before < writesOfTurn ? 60_000 : 0));
}

// A mail service that accepts every mail.
mockClient(SESv2Client).resolves({});

/** The Lambda of each queue. No push message is sent, because there are no keys. */
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

/** Runs the jobs that draw link previews from now on; most tests do not need their files. */
export function drawLinks(): void {
  areLinksDrawn = true;
}

let queue: SQSRecord[] = [];
/** Delayed messages; the delay ends when nothing else is left to do. */
let delayed: SQSRecord[] = [];

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

/** The order of messages that stream and queue deliver in a batch, with repetitions. */
export type Delivery = <T>(batch: readonly T[]) => readonly T[];

/** Starts the jobs of some records; throws if a record cannot be read. */
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

/** When the stream gets the changes of jobs: after each job, or after all queued jobs, which is faster. */
type Recording = 'after each job' | 'after all jobs';

async function runQueued(deliver: Delivery, recording: Recording): Promise<void> {
  const batch = deliver(queue);
  queue = [];
  for (const message of batch) {
    await runMessage(message);
    if (recording === 'after each job') recordChanges();
  }
}

/** Delivers the stream and the queues until only delayed messages are left. */
export async function runUntilDelayed(
  deliver: Delivery,
  recording: Recording = 'after each job',
): Promise<void> {
  for (let round = 0; round < 1000; round += 1) {
    recordChanges();
    const records = takeRecords();
    if (records.length === 0 && queue.length === 0) return;
    await startJobsOf(deliver(records));
    await runQueued(deliver, recording);
  }
  throw new Error('The jobs never come to an end');
}

/** Delivers everything, delayed messages last. Throws after a thousand rounds, when a job keeps starting itself. */
export async function runUntilIdle(deliver: Delivery, recording?: Recording): Promise<void> {
  for (let delays = 0; delays < 10; delays += 1) {
    await runUntilDelayed(deliver, recording);
    if (delayed.length === 0) return;
    [queue, delayed] = [delayed, []];
  }
  throw new Error('The jobs never come to an end');
}

/** Queues a job again, like `npm run replay`. */
export async function replay(job: Job): Promise<void> {
  queue.push({ messageId: crypto.randomUUID(), body: JSON.stringify(job) } as SQSRecord);
}
