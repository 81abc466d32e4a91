import type { Business } from '#contract/businesses/businesses.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { shownBusiness } from './shown-business.ts';
import type { BusinessOperations } from './targets.ts';

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

/** Returns a business. Validators get only the live record, without the fields for owner and staff. */
export const getBusiness: BusinessOperations['getBusiness'] = ({ actor, business }) =>
  ok(actor.role === 'validator' ? viewOfValidator(business) : shownBusiness(business));
