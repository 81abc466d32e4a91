import { staffRoutes } from '#contract/routes/staff.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Records a payment, refuses a receipt or reopens a paid invoice. */
export function useDecideInvoice() {
  return useRouteMutation(staffRoutes.decideInvoice, { invalidates: [staffRoutes.listDecisions] });
}
