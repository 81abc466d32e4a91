import type { CounterClaim } from '#contract/claims/claims.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { findShop, findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { claimView } from './claim.ts';
import { heldClaims } from './held-claims.ts';
import { refusalOf } from './refusal.ts';
import type { ClaimItem } from './store/claim-item.ts';
import { findTerms } from './store/terms.ts';
import type { ClaimOperations } from './targets.ts';

/**
 * Returns the shop at whose counter the claim is shown: the validator's, the named one, the claim's own shop, or its
 * first shop that still exists. Throws SHOP_NOT_FOUND for a shop of another business.
 */
async function shopOfCounter(
  claim: ClaimItem,
  named: string | undefined,
  actor: Actor,
): Promise<ShopItem | undefined> {
  const own = actor.shopId ?? named;
  const shop = await findShop(own ?? claim.shopId);
  if (shop?.businessId === claim.businessId) return shop;
  if (own !== undefined) throw new AppError('SHOP_NOT_FOUND');
  const shops = await findShops(claim.shopsIds);
  return shops.find((one) => one !== undefined);
}

/** Returns a claim as the counter of a shop sees it. Throws SHOP_NOT_FOUND. */
async function atCounter(
  claim: ClaimItem,
  { shopId }: { readonly shopId?: string },
  actor: Actor,
  now: Date,
): Promise<CounterClaim> {
  const [shop, termsOf] = await Promise.all([
    shopOfCounter(claim, shopId, actor),
    findTerms([claim]),
  ]);
  const refusal = refusalOf(claim, shop, now);
  return { claim: claimView(claim, now, termsOf(claim)), ...(refusal && { refusal }) };
}

/** Returns a claim: completely to its holder, and to members of its business as their counter sees it. */
export const getClaim: ClaimOperations['getClaim'] = async (request) => {
  const { actor, query, now } = request;
  const { claim } = request.claim;
  if (claim.consumerId !== actor.userId) return ok(await atCounter(claim, query, actor, now));
  const [held] = await heldClaims([claim], actor.userId, now);
  if (!held) throw new AppError('CLAIM_NOT_FOUND');
  return ok(held);
};
