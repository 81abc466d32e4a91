import '#contract/zod-config.ts';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { type Job, type QueueName, queueOf } from './jobs.ts';

/** The addresses of the queues that a Lambda may send to, by name, as JSON. */
const { JOB_QUEUES } = z
  .object({ JOB_QUEUES: z.string().check(z.minLength(1)) })
  .parse(process.env);

const urls = z.record(z.string(), z.string()).parse(JSON.parse(JOB_QUEUES));

const client = new SQSClient({ requestHandler: { connectionTimeout: 1000, requestTimeout: 5000 } });

/** Most messages of one batch (SQS's limit). */
const batchSize = 10;

async function sendBatch(queue: QueueName, bodies: readonly string[]): Promise<void> {
  const QueueUrl = urls[queue];
  if (!QueueUrl) throw new Error(`This Lambda may not send to the queue ${queue}`);
  const Entries = bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody }));
  const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  if (Failed.length > 0) throw new Error(`The queue refused ${Failed.length} jobs`);
}

/** Queues jobs, equal ones once. Throws if a queue refuses any, so that all are sent again. */
export async function sendJobs(jobs: readonly Job[]): Promise<void> {
  const byQueue = Map.groupBy(jobs, ({ name }) => queueOf[name]);
  for (const [queue, ofQueue] of byQueue) {
    const bodies = [...new Set(ofQueue.map((job) => JSON.stringify(job)))];
    for (let start = 0; start < bodies.length; start += batchSize) {
      await sendBatch(queue, bodies.slice(start, start + batchSize));
    }
  }
}
