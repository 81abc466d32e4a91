import type { Business } from '#contract/businesses.ts';
import type { businessRoutes } from '#contract/routes/businesses.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { findBusinessForStaff, findLiveMemberBusiness } from './member-business.ts';
import { findOwnBusiness } from './own-business.ts';

/** A business without what concerns only its owner and staff: tax ids, reasons of staff, trial. */
function viewOfValidator(business: Business): Business {
  const {
    legalRegister: _cnpj,
    personRegister: _cpf,
    rejectionReason: _rejection,
    suspendedReason: _suspension,
    trialEndsAt: _trial,
    ...view
  } = business;
  return view;
}

/**
 * A business: whole for its owner and for staff, also by the id of a revision; in part for its validators, who
 * get the live record by either id.
 */
export const getBusiness: Operation<typeof businessRoutes.getBusiness> = async ({
  actor,
  params,
}) => {
  if (actor.role === 'staff') {
    return ok(await findBusinessForStaff(actor, params.id));
  }
  if (actor.role === 'validator') {
    return ok(viewOfValidator(await findLiveMemberBusiness(actor, params.id)));
  }
  return ok(await findOwnBusiness(actor, params.id));
};
