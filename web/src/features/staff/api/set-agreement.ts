import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Sets the agreement with a business of the special size type. */
export function useSetAgreement() {
  return useRouteMutation(staffRoutes.setAgreement, { invalidates: [staffRoutes.listDecisions] });
}
