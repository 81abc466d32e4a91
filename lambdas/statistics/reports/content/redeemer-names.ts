import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findPresentNames } from '#lambdas/validators/store/validator-store.ts';

/** Who redeemed, by the id of a validator; undefined for the owner. */
interface RedeemerNames {
  readonly nameOf: (validatorId: string | undefined) => string;
  /** The validators who have a name. */
  readonly named: readonly string[];
}

/**
 * The names of those who redeemed for a business: the owner by that of the business, a validator by their own, which is
 * empty once they were removed.
 */
export async function findRedeemerNames(
  businessId: string,
  validatorIds: readonly string[],
): Promise<RedeemerNames> {
  const [business, nameOf] = await Promise.all([
    findBusiness(businessId, 'eventual'),
    findPresentNames(businessId, validatorIds),
  ]);
  return {
    nameOf: (id) => (id === undefined ? business?.name : nameOf(id)) ?? '',
    named: [...new Set(validatorIds)].filter((id) => nameOf(id) !== undefined),
  };
}

/** The validators of these whose names may not be shown any more, since they were removed. */
export async function findRemovedOf(
  businessId: string,
  validatorIds: readonly string[],
): Promise<string[]> {
  const nameOf = await findPresentNames(businessId, validatorIds);
  return validatorIds.filter((id) => nameOf(id) === undefined);
}
