import { staffRoutes } from '#contract/routes/staff.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Makes a suspended business active again. */
export function useLiftSuspension() {
  return useRouteMutation(staffRoutes.liftSuspension, { invalidates: [staffRoutes.listDecisions] });
}
