import { claimLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { created, ok } from '#lambdas/platform/http/answer.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { localHour } from '#lambdas/statistics/hour.ts';
import { worksInOtherShop } from '../../platform/identity/shop-member.ts';
import { findClaimFor } from '../claim-source.ts';
import type { ClaimItem } from '../store/claim-item.ts';
import { insertRedemption } from '../store/redemption-store.ts';
import { countRefusedClaim } from '../store/refusals-store.ts';
import { requireInstantOfUse } from './require-instant-of-use.ts';
import { shownRedemption } from './shown-redemptions.ts';
import type { RedemptionOperations } from './targets.ts';
import { whoRedeemed } from './who-redeemed.ts';

type Request = Parameters<RedemptionOperations['redeemClaim']>[0];

async function redeem(claim: ClaimItem, shop: ShopItem, request: Request) {
  const { actor, body, now } = request;
  const redeemedAt = requireInstantOfUse(claim, shop, body, now);
  const [day = '', hour = ''] = localHour(shop.timeZone, redeemedAt).split('T');
  const own = {
    id: newId('redemption', now),
    nonce: body.nonce,
    shopId: shop.id,
    day,
    hour,
    // Online, the sender is the redeemer.
    ...(await whoRedeemed(shop, actor, body.offline ? body.validatorId : undefined, now)),
    redeemedAt,
    recordedAt: now.toISOString(),
    offline: body.offline ?? false,
    status: 'done' as const,
  };
  const after = {
    ...claim,
    status: requireTransition(claimLifecycle, claim.status, 'redeem'),
    closedAt: now.toISOString(),
    redemptions: [...(claim.redemptions ?? []), own],
  };
  const writes = insertRedemption(claim, after, own);
  return created(await shownRedemption(after, own), `/redemptions/${own.id}`, writes);
}

/**
 * Redeems a claim in a shop of the caller. A repeated nonce returns the earlier redemption, even if reversed, so that a
 * late retry never redeems again. The current offer and business do not matter: the claim's promise holds.
 */
export const redeemClaim: RedemptionOperations['redeemClaim'] = async (request) => {
  const { actor, body, now, shop } = request;
  if (worksInOtherShop(actor, shop.id)) throw new AppError('SHOP_NOT_FOUND');
  const { claim } = (await findClaimFor(body.code, actor, now)) ?? {};
  if (claim?.businessId !== shop.businessId) throw new AppError('CLAIM_NOT_FOUND');
  const same = claim.redemptions?.find(({ nonce }) => nonce === body.nonce);
  if (same) return ok(await shownRedemption(claim, same));
  try {
    return await redeem(claim, shop, request);
  } catch (error) {
    if (error instanceof AppError) await countRefusedClaim(shop, error.code, now);
    throw error;
  }
};
