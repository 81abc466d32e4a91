import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { type BusinessItem, findBusiness } from './business-repository.ts';

/** A business of the caller's by its id; BUSINESS_NOT_FOUND for all that is not theirs. */
export async function findOwnBusiness(actor: Actor, id: string): Promise<BusinessItem> {
  const business = await findBusiness(id);
  if (business?.userId !== actor.userId) throw new AppError('BUSINESS_NOT_FOUND');
  return business;
}

/** The live record behind an id of the caller's: a revision's id, for reading, means the live one. */
export async function findOwnLiveBusiness(actor: Actor, id: string): Promise<BusinessItem> {
  const business = await findOwnBusiness(actor, id);
  return business.previousActive ? findOwnBusiness(actor, business.previousActive) : business;
}
