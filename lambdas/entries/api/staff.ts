import { staffRoutes } from '#contract/staff/routes.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { cancelInvoice } from '#lambdas/staff/billing/cancel-invoice.ts';
import { decideInvoice } from '#lambdas/staff/billing/decide-invoice.ts';
import { listInvoicesForStaff } from '#lambdas/staff/billing/list-invoices-for-staff.ts';
import { setAgreement } from '#lambdas/staff/billing/set-agreement.ts';
import { decideBusinessApproval } from '#lambdas/staff/decide-business-approval.ts';
import { getQueues } from '#lambdas/staff/get-queues.ts';
import { liftSuspension } from '#lambdas/staff/lift-suspension.ts';
import { listBusinessesForStaff } from '#lambdas/staff/list-businesses-for-staff.ts';
import { listDecisions } from '#lambdas/staff/list-decisions.ts';
import { listIndications } from '#lambdas/staff/list-indications.ts';
import { requireSecondFactor } from '#lambdas/staff/require-second-factor.ts';
import { suspendBusiness } from '#lambdas/staff/suspend-business.ts';
import { takeDownImage } from '#lambdas/staff/take-down-image.ts';
import { targets } from '#lambdas/staff/targets.ts';
import { updateIndication } from '#lambdas/staff/update-indication.ts';

const operations = {
  getQueues,
  listBusinessesForStaff,
  decideBusinessApproval,
  suspendBusiness,
  liftSuspension,
  takeDownImage,
  listDecisions,
  listIndications,
  updateIndication,
  listInvoicesForStaff,
  decideInvoice,
  cancelInvoice,
  setAgreement,
};

export const handler = apiHandler(staffRoutes, targets, operations, requireSecondFactor);
