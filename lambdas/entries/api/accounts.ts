import { accountRoutes } from '#contract/accounts/routes.ts';
import { createExport } from '#lambdas/accounts/create-export.ts';
import { deleteAccount } from '#lambdas/accounts/delete-account.ts';
import { getExport } from '#lambdas/accounts/get-export.ts';
import { subjects } from '#lambdas/accounts/subjects.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';

export const handler = apiHandler(accountRoutes, subjects, {
  deleteAccount,
  createExport,
  getExport,
});
