import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../logging/logger.ts';
import type { AnyJob } from './job.ts';
import { sendJobs } from './job-queue.ts';
import type { JobRows } from './job-row.ts';
import { jobsOfChange } from './jobs-of-change.ts';

const processor = new BatchProcessor(EventType.DynamoDBStreams);

/**
 * Reads the table's stream and queues the jobs that its changes need. The writing call does not queue them: it
 * could end between its commit and the message. A record that cannot be read is reported, and Lambda repeats the
 * batch from there. Throws when a queue refuses jobs, which repeats the whole batch.
 */
export async function startJobs(
  rows: JobRows,
  merge: (jobs: readonly AnyJob[]) => readonly AnyJob[],
  event: DynamoDBStreamEvent,
  context: Context,
) {
  const now = new Date();
  const jobs: AnyJob[] = [];
  const collect = async (record: DynamoDBRecord) => {
    try {
      jobs.push(...jobsOfChange(rows, record, now));
    } catch (error) {
      logger.error('change not read', { eventId: record.eventID, error: error as Error });
      throw error;
    }
  };
  const failures = await processPartialResponse(event, collect, processor, {
    context,
    throwOnFullBatchFailure: false,
  });
  await sendJobs(rows, merge(jobs));
  return failures;
}
