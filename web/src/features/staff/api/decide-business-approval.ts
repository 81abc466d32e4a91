import { staffRoutes } from '#contract/routes/staff.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Approves or rejects a pending business or revision, which removes it from the queue. */
export function useDecideBusinessApproval() {
  return useRouteMutation(staffRoutes.decideBusinessApproval, {
    invalidates: [staffRoutes.listBusinessesForStaff, staffRoutes.listDecisions],
  });
}
