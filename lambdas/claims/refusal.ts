import type { CounterClaim, EarlierRedemption } from '#contract/claims/claims.ts';
import { windowInShop } from '#lambdas/offers/offer-window.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { currentRedemption } from './claim.ts';
import type { ClaimItem } from './store/claim-item.ts';

type Refusal = NonNullable<CounterClaim['refusal']>;

/** Returns when a claim can be used in a shop, in the shop's time zone. */
export function windowOfClaim(claim: ClaimItem, shop: ShopItem) {
  return windowInShop({ ...claim, createdAt: claim.publishedAt }, shop);
}

function earlierRedemptionOf(claim: ClaimItem): EarlierRedemption | undefined {
  const redemption = currentRedemption(claim);
  return redemption && { redeemedAt: redemption.redeemedAt, shopId: redemption.shopId };
}

/** Most redemptions per claim, including reversed ones: the item stores them all. */
const mostRedemptions = 10;

/** Returns why a claim cannot be used at `now`; undefined if it can. Without a shop left, `shop` is undefined. */
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
