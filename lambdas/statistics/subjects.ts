import type { statisticsRoutes } from '#contract/routes/statistics.ts';
import { businessSource } from '../businesses/business-source.ts';
import type { Operations } from '../shared/http/api-handler.ts';

/** How the things are read that calls of this resource are about. */
export const subjects = { business: businessSource };

export type StatisticsOperations = Operations<typeof statisticsRoutes, typeof subjects>;
