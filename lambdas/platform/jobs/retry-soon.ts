import { ChangeMessageVisibilityCommand, GetQueueUrlCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { logger } from '../logging/logger.ts';
import { sqs } from './job-queue.ts';

/** Seconds until a failed job's second and third delivery. Later ones wait for the queue's visibility timeout. */
const waits = [10, 60];

/** Queue addresses by ARN. */
const urls = new Map<string, string | undefined>();

async function urlOf(queueArn: string): Promise<string | undefined> {
  if (!urls.has(queueArn)) {
    const QueueName = queueArn.split(':').at(-1);
    urls.set(queueArn, (await sqs.send(new GetQueueUrlCommand({ QueueName }))).QueueUrl);
  }
  return urls.get(queueArn);
}

/** Makes the queue redeliver a failed job soon, since most errors pass. A failure of this is only logged. */
export async function retrySoon(message: SQSRecord): Promise<void> {
  try {
    const VisibilityTimeout = waits[Number(message.attributes.ApproximateReceiveCount) - 1];
    if (VisibilityTimeout === undefined) return;
    const QueueUrl = await urlOf(message.eventSourceARN);
    const ReceiptHandle = message.receiptHandle;
    await sqs.send(
      new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }),
    );
  } catch (error) {
    const { messageId } = message;
    logger.warn('job is tried again late only', { messageId, error: error as Error });
  }
}
