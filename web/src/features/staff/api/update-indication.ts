import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Sets the status of an indication. */
export function useUpdateIndication() {
  return useRouteMutation(staffRoutes.updateIndication, {
    invalidates: [staffRoutes.listDecisions],
  });
}
