import { validatorRoutes } from '#contract/routes/validators.ts';
import { apiHandler } from '../shared/http/api-handler.ts';

export const handler = apiHandler(validatorRoutes, {} as never);
