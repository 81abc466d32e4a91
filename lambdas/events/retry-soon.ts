import { ChangeMessageVisibilityCommand, GetQueueUrlCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { logger } from '../shared/logger.ts';
import { sqs } from './job-queue.ts';

/**
 * Seconds until a failed job is delivered again, by number of deliveries. Later deliveries wait for the queue's
 * visibility timeout, six times the Lambda's timeout.
 */
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

/**
 * Makes the queue redeliver a failed job's message soon, since most errors pass in a moment. A failure is only
 * logged: the queue delivers the message later anyway.
 */
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
