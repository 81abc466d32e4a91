import { descriptionRoutes } from '#contract/description/routes.ts';
import { getHealth } from '#lambdas/description/get-health.ts';
import { getOpenapi } from '#lambdas/description/get-openapi.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';

export const handler = apiHandler(descriptionRoutes, {}, { getHealth, getOpenapi });
