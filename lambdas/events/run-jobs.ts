import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '../shared/logger.ts';
import { sendJobs } from './job-queue.ts';
import { workOf } from './job-work.ts';
import { job } from './jobs.ts';

async function runRecord({ body, messageId }: SQSRecord): Promise<void> {
  try {
    const wanted = job.parse(JSON.parse(body));
    await sendJobs(await workOf[wanted.name](wanted, new Date()));
  } catch (error) {
    logger.error('job failed', { messageId, error: error as Error });
    throw error;
  }
}

const processor = new BatchProcessor(EventType.SQS);

/** Runs queued jobs; those that fail are reported one by one, and the queue delivers them again. */
export async function handler(event: SQSEvent, context: Context) {
  return processPartialResponse(event, runRecord, processor, {
    context,
    throwOnFullBatchFailure: false,
  });
}
