import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Makes a suspended business active again. */
export function useLiftSuspension() {
  return useRouteMutation(staffRoutes.liftSuspension, { invalidates: [staffRoutes.listDecisions] });
}
