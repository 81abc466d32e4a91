import { viewRoutes } from '#contract/statistics/view-routes.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { countViews } from '#lambdas/statistics/views/count-views.ts';

export const handler = apiHandler(viewRoutes, {}, { countViews });
