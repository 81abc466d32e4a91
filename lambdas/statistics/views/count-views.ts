import type { viewRoutes } from '#contract/statistics/view-routes.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import type { Operation } from '#lambdas/platform/http/api-handler.ts';
import { isRobot } from './is-robot.ts';
import { queueViews } from './views-queue.ts';

/**
 * Queues what somebody had in view, with the instant and nothing of who it was. What a robot saw is left out, and its
 * answer does not tell.
 */
export const countViews: Operation<typeof viewRoutes.countViews> = async ({
  body,
  userAgent,
  now,
}) => {
  if (!isRobot(userAgent)) await queueViews({ at: now.toISOString(), seen: body });
  return noContent();
};
