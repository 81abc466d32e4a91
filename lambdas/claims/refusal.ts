import type { CounterClaim, EarlierRedemption } from '#contract/claims/claims.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { windowInShop } from '../offers/offer-window.ts';
import { currentRedemption } from './claim.ts';
import type { ClaimItem } from './store/claim-item.ts';

type Refusal = NonNullable<CounterClaim['refusal']>;

/** From when to when a claim can be used in a shop, by its clock. */
export function windowOfClaim(claim: ClaimItem, shop: ShopItem) {
  return windowInShop({ ...claim, createdAt: claim.publishedAt }, shop);
}

/** Where and when a claim was redeemed. */
function earlierRedemptionOf(claim: ClaimItem): EarlierRedemption | undefined {
  const redemption = currentRedemption(claim);
  return redemption && { redeemedAt: redemption.redeemedAt, shopId: redemption.shopId };
}

/** Most redemptions of one claim, reversed ones included: it stores all of them. */
const mostRedemptions = 10;

/**
 * Returns the reason why a claim cannot be used in a shop at `now`; undefined if it can. The shop is undefined if all shops of
 * the claim were removed.
 */
export function refusalOf(
  claim: ClaimItem,
  shop: ShopItem | undefined,
  now: Date,
): Refusal | undefined {
  const redemption = earlierRedemptionOf(claim);
  if (redemption) return { code: 'ALREADY_REDEEMED', redemption };
  if (claim.status === 'cancelled') return { code: 'CLAIM_CANCELLED' };
  if (!shop || !claim.shopsIds.includes(shop.id)) return { code: 'WRONG_SHOP' };
  if ((claim.redemptions ?? []).length >= mostRedemptions) return { code: 'INVALID_TRANSITION' };
  const { startsAt, endsAt } = windowOfClaim(claim, shop);
  if (now.toISOString() < startsAt) return { code: 'OFFER_NOT_STARTED' };
  if (now.toISOString() > endsAt) return { code: 'CLAIM_EXPIRED' };
  return undefined;
}
