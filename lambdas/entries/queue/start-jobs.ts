import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { sendJobs } from '#lambdas/platform/jobs/job-queue.ts';
import type { NextJob } from '../jobs.ts';
import { jobsOfChange } from '../jobs-of-change.ts';
import { mergeCounts } from '#lambdas/statistics/merge-counts.ts';

const processor = new BatchProcessor(EventType.DynamoDBStreams);

/**
 * Reads the table's stream and queues the jobs that its changes need. The call that wrote does not queue
 * them, since a message sent after a commit is lost when the Lambda ends between the two.
 *
 * A record that cannot be read is reported by its sequence number: the jobs of all others are queued, before
 * and after it, and Lambda repeats the batch from the first reported record on. Throws when the queue refuses
 * jobs, which repeats the whole batch.
 */
export async function handler(event: DynamoDBStreamEvent, context: Context) {
  const now = new Date();
  const jobs: NextJob[] = [];
  const collect = async (record: DynamoDBRecord) => {
    try {
      jobs.push(...jobsOfChange(record, now));
    } catch (error) {
      logger.error('change not read', { eventId: record.eventID, error: error as Error });
      throw error;
    }
  };
  const failures = await processPartialResponse(event, collect, processor, {
    context,
    throwOnFullBatchFailure: false,
  });
  await sendJobs(mergeCounts(jobs));
  return failures;
}
