import { findOwnLiveBusiness } from '../businesses/own-business.ts';
import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { findValidator, type ValidatorItem } from './validator-repository.ts';

/**
 * A validator of the caller's business, which may be named by a revision. Throws BUSINESS_NOT_FOUND and
 * VALIDATOR_NOT_FOUND.
 */
export async function findOwnValidator(
  actor: Actor,
  { id, validatorId }: { readonly id: string; readonly validatorId: string },
): Promise<ValidatorItem> {
  const business = await findOwnLiveBusiness(actor, id);
  const validator = await findValidator(business.id, validatorId);
  if (!validator) throw new AppError('VALIDATOR_NOT_FOUND');
  return validator;
}
