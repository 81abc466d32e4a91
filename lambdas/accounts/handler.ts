import { accountRoutes } from '#contract/routes/accounts.ts';
import { apiHandler } from '../shared/http/api-handler.ts';

export const handler = apiHandler(accountRoutes, {} as never);
