import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Suspends an active business. */
export function useSuspendBusiness() {
  return useRouteMutation(staffRoutes.suspendBusiness, {
    invalidates: [staffRoutes.listDecisions],
  });
}
