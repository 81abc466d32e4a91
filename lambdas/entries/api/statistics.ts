import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { getReach } from '#lambdas/statistics/get-reach.ts';
import { getStatistics } from '#lambdas/statistics/get-statistics.ts';
import { targets } from '#lambdas/statistics/targets.ts';

const operations = { getStatistics, getReach };

export const handler = apiHandler(statisticsRoutes, targets, operations);
