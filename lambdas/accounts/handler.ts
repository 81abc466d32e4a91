import { accountRoutes } from '#contract/routes/accounts.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { createExport } from './create-export.ts';
import { deleteAccount } from './delete-account.ts';
import { getExport } from './get-export.ts';
import { subjects } from './subjects.ts';

export const handler = apiHandler(accountRoutes, subjects, {
  deleteAccount,
  createExport,
  getExport,
});
