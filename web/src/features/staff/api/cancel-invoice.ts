import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Cancels an unpaid invoice. */
export function useCancelInvoice() {
  return useRouteMutation(staffRoutes.cancelInvoice, { invalidates: [staffRoutes.listDecisions] });
}
