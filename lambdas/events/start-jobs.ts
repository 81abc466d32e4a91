import type { DynamoDBStreamEvent } from 'aws-lambda';
import { sendJobs } from './job-queue.ts';
import { jobsOfChange } from './jobs-of-change.ts';
import { mergeCounts } from './merge-counts.ts';

/**
 * Reads the table's stream and queues the jobs that its changes need. The call that wrote does not queue
 * them, since a message sent after a commit is lost when the Lambda ends between the two.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  await sendJobs(mergeCounts(event.Records.flatMap(jobsOfChange)));
}
