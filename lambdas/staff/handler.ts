import { staffRoutes } from '#contract/routes/staff.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { decideBusinessApproval } from './decide-business-approval.ts';
import { decideInvoice } from './decide-invoice.ts';
import { liftSuspension } from './lift-suspension.ts';
import { listBusinessesForStaff } from './list-businesses-for-staff.ts';
import { listDecisions } from './list-decisions.ts';
import { listIndications } from './list-indications.ts';
import { listInvoicesForStaff } from './list-invoices-for-staff.ts';
import { requireSecondFactor } from './second-factor.ts';
import { setAgreement } from './set-agreement.ts';
import { subjects } from './subjects.ts';
import { suspendBusiness } from './suspend-business.ts';
import { takeDownImage } from './take-down-image.ts';
import { updateIndication } from './update-indication.ts';

const operations = {
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

export const handler = apiHandler(staffRoutes, subjects, operations, requireSecondFactor);
