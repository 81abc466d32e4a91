import type { statisticsRoutes } from '#contract/statistics/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { businessSource } from '../businesses/business-source.ts';

/** How the things are read that calls of this resource are about. */
export const subjects = { business: businessSource };

export type StatisticsOperations = Operations<typeof statisticsRoutes, typeof subjects>;
