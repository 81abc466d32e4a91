import { accountRoutes } from '#contract/routes/accounts.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { deleteAccount } from './delete-account.ts';

export const handler = apiHandler(accountRoutes, { deleteAccount } as never);
