import '#contract/zod-config.ts';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import type { Job } from './jobs.ts';

const { JOBS_QUEUE_URL } = z
  .object({ JOBS_QUEUE_URL: z.string().check(z.minLength(1)) })
  .parse(process.env);

const client = new SQSClient({ requestHandler: { connectionTimeout: 1000, requestTimeout: 5000 } });

/** Most messages of one batch (SQS's limit). */
const batchSize = 10;

async function sendBatch(bodies: readonly string[]): Promise<void> {
  const Entries = bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody }));
  const { Failed = [] } = await client.send(
    new SendMessageBatchCommand({ QueueUrl: JOBS_QUEUE_URL, Entries }),
  );
  if (Failed.length > 0) throw new Error(`The queue refused ${Failed.length} jobs`);
}

/** Queues jobs, equal ones once. Throws if the queue refuses any, so that all are sent again. */
export async function sendJobs(jobs: readonly Job[]): Promise<void> {
  const bodies = [...new Set(jobs.map((job) => JSON.stringify(job)))];
  for (let start = 0; start < bodies.length; start += batchSize) {
    await sendBatch(bodies.slice(start, start + batchSize));
  }
}
