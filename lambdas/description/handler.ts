import { descriptionRoutes } from '#contract/routes/description.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { getHealth } from './get-health.ts';
import { getOpenapi } from './get-openapi.ts';

export const handler = apiHandler(descriptionRoutes, {}, { getHealth, getOpenapi });
