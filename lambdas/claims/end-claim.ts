import { claimLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findShops } from '#lambdas/shops/store/shop-store.ts';
import { hasClaimEnded } from './claim.ts';
import type { Canceller, ClaimItem } from './store/claim-item.ts';
import { findClaim, replaceClaim } from './store/claim-store.ts';
import { returnToStock } from './store/stock-store.ts';
import { findClaimsOfOffer, replaceClaimsOfOffer } from './store/wallet-store.ts';

/** Returns the writes that take a claim off its consumer's limit; none if it does not count. */
export async function uncountClaim({ code, consumerId, offerId }: ClaimItem): Promise<Write[]> {
  if (consumerId === undefined) return [];
  const counted = await findClaimsOfOffer(consumerId, offerId);
  const { [code]: own, ...others } = counted.claims;
  return own === undefined ? [] : [replaceClaimsOfOffer(counted, others)];
}

/** Returns the writes that cancel an open claim and return its unit to the stock. Throws INVALID_TRANSITION. */
export async function writesToCancel(
  claim: ClaimItem,
  cancelledBy: Canceller,
  now: Date,
): Promise<Write[]> {
  const status = requireTransition(claimLifecycle, claim.status, 'cancel');
  const cancelled = { ...claim, status, cancelledBy, closedAt: now.toISOString() };
  return [replaceClaim(claim, cancelled), returnToStock(claim), ...(await uncountClaim(claim))];
}

/** Cancels a usable claim if `isDue` says so. */
async function cancelIf(
  code: string,
  cancelledBy: Canceller,
  now: Date,
  isDue: (claim: ClaimItem) => Promise<boolean> | boolean,
): Promise<void> {
  await retryOnConflict(async (commit) => {
    const claim = await findClaim(code);
    if (claim?.status !== 'open' || hasClaimEnded(claim, now) || !(await isDue(claim))) return;
    await commit(await writesToCancel(claim, cancelledBy, now));
  });
}

/** Cancels a usable claim of a closed business. */
export const cancelWithBusiness = (code: string, now: Date): Promise<void> =>
  cancelIf(code, 'business', now, () => true);

/** Cancels a usable claim if all its shops were removed. */
export const cancelWithoutShops = (code: string, now: Date): Promise<void> =>
  cancelIf(code, 'shop', now, async ({ shopsIds }) =>
    (await findShops(shopsIds)).every((shop) => shop === undefined),
  );
