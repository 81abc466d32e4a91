import type { DataExport } from '#contract/accounts/accounts.ts';
import { accountRoutes } from '#contract/accounts/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Starts an export of the user's data, or returns the running one. */
export function useCreateExport(onSuccess: (started: DataExport) => void) {
  return useRouteMutation(accountRoutes.createExport, { onSuccess });
}
