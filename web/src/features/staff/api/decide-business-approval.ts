import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Approves or rejects a pending business or revision. */
export function useDecideBusinessApproval() {
  return useRouteMutation(staffRoutes.decideBusinessApproval, {
    invalidates: [staffRoutes.listDecisions],
  });
}
