import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { type QueuedViews, readViews } from './queued-views.ts';
import { saveViews } from './save-views.ts';

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
