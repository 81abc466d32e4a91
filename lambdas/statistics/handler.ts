import { statisticsRoutes } from '#contract/routes/statistics.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { getStatistics } from './get-statistics.ts';
import { subjects } from './subjects.ts';

const operations = { getStatistics };

export const handler = apiHandler(statisticsRoutes, subjects, operations);
