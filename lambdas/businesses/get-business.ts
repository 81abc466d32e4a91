import type { Business } from '#contract/businesses.ts';
import { ok } from '../shared/http/answer.ts';
import { shownBusiness } from './shown-business.ts';
import type { BusinessOperations } from './subjects.ts';

/** Hides the fields that only owner and staff may see: tax ids, staff's reasons, trial. */
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
 * Returns a business: completely to its owner and to staff (also by a revision's id), in part to its validators, who
 * always get the live record.
 */
export const getBusiness: BusinessOperations['getBusiness'] = ({ actor, business }) =>
  ok(actor.role === 'validator' ? viewOfValidator(business) : shownBusiness(business));
