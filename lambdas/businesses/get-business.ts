import type { Business } from '#contract/businesses/businesses.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { shownBusiness } from './shown-business.ts';
import type { BusinessOperations } from './subjects.ts';

/** A business without what concerns only its owner and staff: tax ids, reasons of staff, trial. */
function viewOfValidator(business: Business): Business {
  const {
    legalRegister: _cnpj,
    personRegister: _cpf,
    rejectionReason: _rejection,
    suspendedReason: _suspension,
    suspendedBy: _kinds,
    trialEndsAt: _trial,
    ...view
  } = business;
  return view;
}

/**
 * A business: whole for its owner and for staff, also by the id of a revision; in part for its validators, who
 * get the live record by either id.
 */
export const getBusiness: BusinessOperations['getBusiness'] = ({ actor, business }) =>
  ok(actor.role === 'validator' ? viewOfValidator(business) : shownBusiness(business));
