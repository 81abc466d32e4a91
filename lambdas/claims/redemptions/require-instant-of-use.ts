import type { RedemptionInput } from '#contract/claims/redemptions.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { refusalOf, windowOfClaim } from '../refusal.ts';
import type { ClaimItem } from '../store/claim-item.ts';
import { believableInstant } from './believable-instant.ts';

/**
 * Returns the instant of use: now, or for an offline device its own time, limited to what is believable. Throws the
 * refusal of a claim that cannot be used; an offline device gets REDEEMED_ELSEWHERE for a redeemed one.
 */
export function requireInstantOfUse(
  claim: ClaimItem,
  shop: ShopItem,
  { offline = false, redeemedAt = undefined }: Pick<RedemptionInput, 'offline' | 'redeemedAt'>,
  now: Date,
): string {
  const refusal = refusalOf(claim, shop, now);
  const said = redeemedAt ?? now.toISOString();
  if (offline && (!refusal || refusal.code === 'CLAIM_EXPIRED')) {
    const at = believableInstant(said, windowOfClaim(claim, shop), claim.claimedAt, now);
    if (at !== undefined) return at;
  }
  if (!refusal) return now.toISOString();
  const isElsewhere = offline && refusal.code === 'ALREADY_REDEEMED';
  const { redemption } = refusal;
  throw new AppError(isElsewhere ? 'REDEEMED_ELSEWHERE' : refusal.code, {
    // Not remembered: a rollback may follow, or the claim may become usable.
    isRemembered: false,
    ...(redemption && { facts: { redemption } }),
  });
}
