import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { type BusinessItem, findBusiness } from './business-repository.ts';

/** A business of the caller by its id. Throws BUSINESS_NOT_FOUND for any other. */
export async function findOwnBusiness(actor: Actor, id: string): Promise<BusinessItem> {
  const business = await findBusiness(id);
  if (business?.userId !== actor.userId) throw new AppError('BUSINESS_NOT_FOUND');
  return business;
}

/** The live record of the caller's business, by its own id or by that of a revision. */
export async function findOwnLiveBusiness(actor: Actor, id: string): Promise<BusinessItem> {
  const business = await findOwnBusiness(actor, id);
  return business.previousActive ? findOwnBusiness(actor, business.previousActive) : business;
}
