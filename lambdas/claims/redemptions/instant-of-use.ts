import type { RedemptionInput } from '#contract/claims/redemptions.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { refusalOf, windowOfClaim } from '../refusal.ts';
import type { ClaimItem } from '../store/claim-item.ts';
import { believableInstant } from './believable-instant.ts';

/**
 * When a claim is used in a shop: now, or when the device says that had no line, as far as that can be. Throws the refusal
 * where it cannot be used, with its earlier redemption; REDEEMED_ELSEWHERE to a device that had no line.
 */
export function instantOfUse(
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
    // A rollback may follow, or the day on which the claim can be used.
    isRemembered: false,
    ...(redemption && { facts: { redemption } }),
  });
}
