import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Records a payment, refuses a receipt or reopens a paid invoice. */
export function useDecideInvoice() {
  return useRouteMutation(staffRoutes.decideInvoice, { invalidates: [staffRoutes.listDecisions] });
}
