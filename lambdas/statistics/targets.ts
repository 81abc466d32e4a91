import type { statisticsRoutes } from '#contract/statistics/routes.ts';
import { businessSource } from '#lambdas/businesses/targets.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';

/** Sources that load the targets of this resource's calls. */
export const targets = { business: businessSource };

export type StatisticsOperations = Operations<typeof statisticsRoutes, typeof targets>;
