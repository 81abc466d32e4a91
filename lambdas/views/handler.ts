import { viewRoutes } from '#contract/routes/views.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { countViews } from './count-views.ts';

export const handler = apiHandler(viewRoutes, {}, { countViews });
