import type { statisticsRoutes } from '#contract/routes/statistics.ts';
import { businessSource } from '../businesses/business-source.ts';
import type { Operations } from '../shared/http/api-handler.ts';

/** Sources that load the targets of this resource's calls. */
export const subjects = { business: businessSource };

export type StatisticsOperations = Operations<typeof statisticsRoutes, typeof subjects>;
