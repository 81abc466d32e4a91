import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../logging/logger.ts';
import { changeIn, type ItemChange, type WatchedKind } from './change.ts';
import type { AnyJob } from './job.ts';
import { sendJobs } from './job-queue.ts';
import type { JobRows } from './job-row.ts';

type Change = ItemChange<WatchedKind>;
type Cause = (change: Change, now: Date) => boolean | readonly { readonly delaySeconds?: number }[];

/** Payload fields that follow from the change; each job takes its own. */
function commonOf({ kind, id, before, after }: Change) {
  const { businessId, previousActive }: Readonly<Record<string, unknown>> = after ?? before ?? {};
  // A revision belongs to its business.
  const named = previousActive || businessId;
  return { id, userId: id, businessId: named ?? (kind === 'USER USER' ? null : id), place: null };
}

/** Returns the jobs that a record of the table's stream starts; `now` is after the change. */
export function jobsOfChange(rows: JobRows, record: DynamoDBRecord, now: Date): readonly AnyJob[] {
  const change = changeIn(record);
  if (!change) return [];
  return Object.entries(rows).flatMap(([name, { causes, payload }]) => {
    const started = (causes[change.kind] as Cause | undefined)?.(change, now) || [];
    return (started === true ? [{}] : started).map(
      ({ delaySeconds, ...added }) =>
        ({
          name,
          ...(payload.parse({ ...commonOf(change), ...added }) as object),
          ...(delaySeconds !== undefined && { delaySeconds }),
        }) as unknown as AnyJob,
    );
  });
}

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
