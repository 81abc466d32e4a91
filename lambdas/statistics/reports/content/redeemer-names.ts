import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findPresentNames } from '#lambdas/validators/store/validator-store.ts';

/** Names of redeemers by validator id; undefined stands for the owner. */
interface RedeemerNames {
  readonly nameOf: (validatorId: string | undefined) => string;
  /** Validators with a name. */
  readonly named: readonly string[];
}

/** Reads the names of redeemers: the business's name for the owner, an empty one for a removed validator. */
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

/** Returns those validators who were removed, so that their names must not be shown. */
export async function findRemovedOf(
  businessId: string,
  validatorIds: readonly string[],
): Promise<string[]> {
  const nameOf = await findPresentNames(businessId, validatorIds);
  return validatorIds.filter((id) => nameOf(id) === undefined);
}
