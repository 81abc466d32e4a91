import type { Redeemer, Redemption } from '#contract/claims/redemptions.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findValidatorNames } from '#lambdas/validators/store/validator-store.ts';
import type { ClaimItem, StoredRedeemer, StoredRedemption } from '../store/claim-item.ts';
import { type ListedRedemption, listed } from '../store/redemption-store.ts';

const redeemersOf = ({ redeemedBy, recordedBy }: ListedRedemption) =>
  recordedBy ? [redeemedBy, recordedBy] : [redeemedBy];

/** Returns redemptions as the API shows them. A validator's name is empty once their record is gone. */
export async function shownRedemptions(
  businessId: string,
  redemptions: readonly ListedRedemption[],
): Promise<Redemption[]> {
  const ids = redemptions.flatMap(redeemersOf).flatMap(({ validatorId }) => validatorId ?? []);
  const [business, nameOf] = await Promise.all([
    findBusiness(businessId),
    findValidatorNames(businessId, ids),
  ]);
  const named = (one: StoredRedeemer): Redeemer => ({
    ...one,
    name: (one.validatorId === undefined ? business?.name : nameOf(one.validatorId)) ?? '',
  });
  return redemptions.map(({ redeemedBy, recordedBy, ...rest }) => ({
    ...rest,
    redeemedBy: named(redeemedBy),
    ...(recordedBy && { recordedBy: named(recordedBy) }),
  }));
}

/** Returns one redemption as the API shows it. */
export async function shownRedemption(
  claim: ClaimItem,
  own: StoredRedemption,
): Promise<Redemption> {
  const [shown] = await shownRedemptions(claim.businessId, [listed(claim, own)]);
  return shown as Redemption;
}
