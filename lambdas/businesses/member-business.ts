import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { type BusinessItem, findBusiness } from './business-repository.ts';

/**
 * A business of which the caller is the owner or a validator, by its id or by that of a revision. Throws
 * BUSINESS_NOT_FOUND for any other.
 */
async function findMemberBusiness(actor: Actor, id: string): Promise<BusinessItem> {
  const business = await findBusiness(id);
  const isOwner = business?.userId === actor.userId;
  const isValidator =
    actor.shopId !== undefined && (business?.previousActive ?? id) === actor.businessId;
  if (!business || !(isOwner || isValidator)) throw new AppError('BUSINESS_NOT_FOUND');
  return business;
}

/** The live record of such a business. */
export async function findLiveMemberBusiness(actor: Actor, id: string): Promise<BusinessItem> {
  const business = await findMemberBusiness(actor, id);
  return business.previousActive ? findMemberBusiness(actor, business.previousActive) : business;
}
