import { accountRoutes } from '#contract/accounts/routes.ts';
import { createExport } from '#lambdas/accounts/create-export.ts';
import { deleteAccount } from '#lambdas/accounts/delete-account.ts';
import { getExport } from '#lambdas/accounts/get-export.ts';
import { targets } from '#lambdas/accounts/targets.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';

export const handler = apiHandler(accountRoutes, targets, {
  deleteAccount,
  createExport,
  getExport,
});
