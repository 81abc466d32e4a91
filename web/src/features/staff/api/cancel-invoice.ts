import { staffRoutes } from '#contract/routes/staff.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Cancels an unpaid invoice. */
export function useCancelInvoice() {
  return useRouteMutation(staffRoutes.cancelInvoice, { invalidates: [staffRoutes.listDecisions] });
}
