import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Cancels an invoice that is not paid. */
export function useCancelInvoice() {
  return useRouteMutation(staffRoutes.cancelInvoice, { invalidates: [staffRoutes.listDecisions] });
}
