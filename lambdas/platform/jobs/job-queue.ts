import '#contract/http/zod-config.ts';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { awsClient } from '../aws/aws-client.ts';
import { type AnyJob, groupOf } from './job.ts';
import type { JobRows } from './job-row.ts';

/** Queue addresses that a Lambda may send to, by name, as JSON; empty for a Lambda without jobs. */
const { JOB_QUEUES } = z
  .object({ JOB_QUEUES: z._default(z.string().check(z.minLength(1)), '{}') })
  .parse(process.env);

const urls = z.record(z.string(), z.string()).parse(JSON.parse(JOB_QUEUES));

export const sqs = awsClient(SQSClient, { requestTimeout: 5000 });

/** Messages per batch (SQS's limit). */
const batchSize = 10;

interface Message {
  readonly MessageBody: string;
  readonly MessageGroupId: string;
  readonly DelaySeconds?: number;
}

function messageOf({ delaySeconds, ...job }: AnyJob): Message {
  const message = { MessageBody: JSON.stringify(job), MessageGroupId: groupOf(job) };
  return delaySeconds === undefined ? message : { ...message, DelaySeconds: delaySeconds };
}

async function sendBatch(queue: string, messages: readonly Message[]): Promise<void> {
  const QueueUrl = urls[queue];
  if (!QueueUrl) throw new Error(`This Lambda may not send to the queue ${queue}`);
  const Entries = messages.map((message, index) => ({ Id: String(index), ...message }));
  const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  if (Failed.length > 0) throw new Error(`The queue refused ${Failed.length} jobs`);
}

/** Queues jobs, equal ones once. Throws if a queue refuses any; the caller then sends all again. */
export async function sendJobs<Rows extends JobRows>(
  rows: Rows,
  jobs: readonly (AnyJob & { readonly name: keyof Rows })[],
): Promise<void> {
  const byQueue = Map.groupBy(
    jobs,
    ({ name }) => rows[name]?.queue ?? `of the unknown job ${String(name)}`,
  );
  for (const [queue, ofQueue] of byQueue) {
    const messages = ofQueue.map(messageOf);
    const different = [...new Map(messages.map((one) => [one.MessageBody, one])).values()];
    for (let start = 0; start < different.length; start += batchSize) {
      await sendBatch(queue, different.slice(start, start + batchSize));
    }
  }
}
