import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/use-route-mutation.ts';

/** Records a payment, refuses a receipt or reopens a paid invoice. */
export function useDecideInvoice() {
  return useRouteMutation(staffRoutes.decideInvoice, { invalidates: [staffRoutes.listDecisions] });
}
