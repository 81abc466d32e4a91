import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { isbot } from 'isbot';
import type { viewRoutes } from '#contract/statistics/view-routes.ts';
import { awsClient } from '#lambdas/platform/aws/aws-client.ts';
import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import type { Operation } from '#lambdas/platform/http/api-handler.ts';
import type { QueuedViews } from './queued-views.ts';

const QueueUrl = requiredVariable('VIEWS_QUEUE_URL');

/** Both attempts fit into the time of a call. */
const sqs = awsClient(SQSClient, { requestTimeout: 3000, maxAttempts: 2 });

/** Queues a beacon. Throws SQS's error if it was not taken, or may not have been. */
async function queueViews(views: QueuedViews): Promise<void> {
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(views) }));
}

/** Returns whether a user agent belongs to a robot (package isbot). Browsers always send one. */
const isRobot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);

/** Queues somebody's views, with nothing about the person. Views by robots are dropped; they get the same answer. */
export const countViews: Operation<typeof viewRoutes.countViews> = async ({
  body,
  userAgent,
  now,
}) => {
  if (!isRobot(userAgent)) await queueViews({ at: now.toISOString(), seen: body });
  return noContent();
};
