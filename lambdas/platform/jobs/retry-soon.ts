import { ChangeMessageVisibilityCommand, GetQueueUrlCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { logger } from '../logging/logger.ts';
import { sqs } from './job-queue.ts';

/**
 * Seconds until a job that failed is delivered again, by how often it was delivered. Later ones wait for as long as
 * the queue hides a message, which is six times what the Lambda may take.
 */
const waits = [10, 60];

/** The addresses of queues by their ARNs. */
const urls = new Map<string, string | undefined>();

async function urlOf(queueArn: string): Promise<string | undefined> {
  if (!urls.has(queueArn)) {
    const QueueName = queueArn.split(':').at(-1);
    urls.set(queueArn, (await sqs.send(new GetQueueUrlCommand({ QueueName }))).QueueUrl);
  }
  return urls.get(queueArn);
}

/**
 * Makes the queue deliver the message of a job that failed again soon: most errors are over a moment later. A failure
 * is logged only, since the queue delivers the message later anyway.
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
