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

/** Returns a business: complete to owner and staff, and the live record in part to its validators. */
export const getBusiness: BusinessOperations['getBusiness'] = ({ actor, business }) =>
  ok(actor.role === 'validator' ? viewOfValidator(business) : shownBusiness(business));
