import { forgottenAt } from '#lambdas/claims/forgetting.ts';
import { type ClaimItem, claimItemOf } from '#lambdas/claims/store/claim-item.ts';
import { listed } from '#lambdas/claims/store/redemption-store.ts';
import { offerTerms } from '#lambdas/claims/store/terms.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';

type StoredItem = Key & Record<string, unknown>;

/** Builds the items of claims and redemptions. */
export const storedClaims = {
  claim: (claim: ClaimItem): StoredItem => claimItemOf(claim),
  redemptions: (claim: ClaimItem): StoredItem[] =>
    (claim.redemptions ?? []).flatMap((one) => [
      { ...keys.redemption(one.id), code: claim.code },
      {
        ...keys.redemptionOfShop(one.shopId, one.day, one.redeemedAt, one.id),
        ...listed(claim, one),
      },
    ]),
  /** Terms of the claimed version of the offer. */
  terms: (claim: ClaimItem): StoredItem => ({
    ...keys.offerTerms(claim.offerId, claim.offerVersion),
    ...inGsi1(partitions.termsOfBusiness(claim.businessId), claim.endsAt),
    ...offerTerms.parse({ ...claim, seller: { name: 'Padaria Aurora' } }),
  }),
  /** Marks a month with ending claims of a business. */
  monthOfClaims: (businessId: string, month: string): StoredItem => ({
    ...keys.claimsMonth(businessId, month),
    businessId,
    ttl: forgottenAt(month),
  }),
  /** A shard of an offer with some of its stock taken. */
  shard: (claim: ClaimItem, taken = 1): StoredItem => ({
    ...keys.claimShard(claim.offerId, claim.shard),
    businessId: claim.businessId,
    taken,
  }),
  usedOfShard: ({ offerId, shard, businessId }: ClaimItem, used = 1): StoredItem => ({
    ...keys.usedOfShard(offerId, shard),
    businessId,
    used,
  }),
} as const;
