import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { requireStoredSecondFactor } from '../shared/identity/second-factor.ts';
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

/** A business or revision by its id, for staff. Throws BUSINESS_NOT_FOUND and SECOND_FACTOR_REQUIRED. */
export async function findBusinessForStaff(actor: Actor, id: string): Promise<BusinessItem> {
  const business = await findBusiness(id);
  // Nobody is asked for their own business.
  if (business?.userId !== actor.userId) requireStoredSecondFactor(actor);
  if (!business) throw new AppError('BUSINESS_NOT_FOUND');
  return business;
}

/**
 * The live record of a business of which the caller may see the shops and offers: as a member, or as staff, who look at
 * them before they decide. Throws BUSINESS_NOT_FOUND for any other, and SECOND_FACTOR_REQUIRED.
 */
export async function findLiveVisibleBusiness(actor: Actor, id: string): Promise<BusinessItem> {
  if (actor.role !== 'staff') return findLiveMemberBusiness(actor, id);
  const business = await findBusinessForStaff(actor, id);
  const { previousActive } = business;
  return previousActive ? findBusinessForStaff(actor, previousActive) : business;
}
