import '#contract/http/zod-config.ts';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { awsClient } from '#lambdas/platform/aws/aws-client.ts';
import type { QueuedViews } from './queued-views.ts';

const { VIEWS_QUEUE_URL } = z
  .object({ VIEWS_QUEUE_URL: z.string().check(z.minLength(1)) })
  .parse(process.env);

/** Both attempts fit into the time of a call. */
const sqs = awsClient(SQSClient, { requestTimeout: 3000, maxAttempts: 2 });

/** Queues a beacon. Throws SQS's error if it was not taken, or may not have been. */
export async function queueViews(views: QueuedViews): Promise<void> {
  await sqs.send(
    new SendMessageCommand({ QueueUrl: VIEWS_QUEUE_URL, MessageBody: JSON.stringify(views) }),
  );
}
