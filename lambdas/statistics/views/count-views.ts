import { isbot } from 'isbot';
import type { viewRoutes } from '#contract/statistics/view-routes.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import type { Operation } from '#lambdas/platform/http/api-handler.ts';
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
async function queueViews(views: QueuedViews): Promise<void> {
  await sqs.send(
    new SendMessageCommand({ QueueUrl: VIEWS_QUEUE_URL, MessageBody: JSON.stringify(views) }),
  );
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
