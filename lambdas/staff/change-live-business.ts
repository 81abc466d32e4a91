import type { Business } from '#contract/businesses.ts';
import {
  type BusinessItem,
  findBusiness,
  replaceBusiness,
} from '../businesses/business-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { insertAudit } from './audit-repository.ts';

/** The live record of a business by its id or by that of a revision. Throws BUSINESS_NOT_FOUND. */
async function findLiveBusiness(id: string): Promise<BusinessItem> {
  const business = await findBusiness(id);
  if (!business) throw new AppError('BUSINESS_NOT_FOUND');
  return business.previousActive ? findLiveBusiness(business.previousActive) : business;
}

interface DecisionRequest {
  readonly actor: Actor;
  readonly params: { readonly id: string };
  readonly now: Date;
  readonly requireVersion: (version: number) => void;
}

/**
 * The answer and the writes of a decision of staff on a live business: the business after `decide`, and the
 * audit record. If-Match is compared with the live record, which changes, also for the id of a revision.
 */
export async function changeLiveBusiness(
  { actor, params, now, requireVersion }: DecisionRequest,
  decision: { readonly action: 'suspend' | 'lift'; readonly reason?: string },
  decide: (business: BusinessItem) => Business,
) {
  const business = await findLiveBusiness(params.id);
  requireVersion(business.version);
  const after = decide(business);
  const audit = insertAudit({
    subjectId: business.id,
    staffId: actor.userId,
    now,
    ...decision,
    before: business,
    after,
  });
  return ok(after, [...replaceBusiness(business, after), audit]);
}
