import type { viewRoutes } from '#contract/statistics/view-routes.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import type { Operation } from '#lambdas/platform/http/api-handler.ts';
import { isRobot } from './is-robot.ts';
import { queueViews } from './views-queue.ts';

/** Queues somebody's views, with nothing about the person. Views by robots are dropped; they get the same answer. */
export const countViews: Operation<typeof viewRoutes.countViews> = async ({
  body,
  userAgent,
  now,
}) => {
  if (!isRobot(userAgent)) await queueViews({ at: now.toISOString(), seen: body });
  return noContent();
};
