import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { addViews, findViewed } from '../store/views-store.ts';
import { addUpViews, type DayViews } from './add-up-views.ts';
import { type QueuedViews, readViews } from './queued-views.ts';

/** Items written at a time. */
const batchSize = 25;

async function addAll(sums: readonly DayViews[]): Promise<void> {
  const outcomes = await Promise.allSettled(sums.map(addViews));
  const failures = outcomes.filter(({ status }) => status === 'rejected');
  const [failure] = failures as PromiseRejectedResult[];
  if (!failure) return;
  logger.warn('views were not counted', { items: failures.length, error: failure.reason });
}

/**
 * Adds a batch of beacons to their days. Throws before anything is written if offers or shops cannot be read. A
 * failed write is lost: if the batch came again, the others would count twice.
 */
export async function saveViews(batch: readonly QueuedViews[]): Promise<void> {
  const sums = addUpViews(batch, await findViewed(batch));
  for (let start = 0; start < sums.length; start += batchSize) {
    await addAll(sums.slice(start, start + batchSize));
  }
}

const failureOf = ({ messageId }: SQSRecord) => ({ itemIdentifier: messageId });

/**
 * Adds up a batch of views, with one write per owner and day. Reports unreadable messages, or the whole batch if
 * the table cannot be read, for redelivery.
 */
export async function saveQueuedViews({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const batch: QueuedViews[] = [];
  const unreadable: SQSRecord[] = [];
  for (const message of Records) {
    try {
      batch.push(readViews(message.body));
    } catch (error) {
      logger.error('a beacon cannot be read', {
        messageId: message.messageId,
        error: error as Error,
      });
      unreadable.push(message);
    }
  }
  try {
    await saveViews(batch);
  } catch (error) {
    logger.error('a batch of views failed', { error: error as Error });
    return { batchItemFailures: Records.map(failureOf) };
  }
  return { batchItemFailures: unreadable.map(failureOf) };
}
