import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/use-route-mutation.ts';

/** Suspends an active business. */
export function useSuspendBusiness() {
  return useRouteMutation(staffRoutes.suspendBusiness, {
    invalidates: [staffRoutes.listDecisions],
  });
}
