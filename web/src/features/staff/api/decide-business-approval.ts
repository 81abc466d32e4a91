import { staffRoutes } from '#contract/staff.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Approves or rejects what waits; it leaves the queue. */
export function useDecideBusinessApproval() {
  return useRouteMutation(staffRoutes.decideBusinessApproval, {
    invalidates: [['staff', 'businesses']],
  });
}
