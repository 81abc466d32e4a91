import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findShops } from '#lambdas/shops/store/shop-store.ts';
import { hasClaimEnded } from './claim.ts';
import { writesToCancel } from './end-claim.ts';
import type { Canceller, ClaimItem } from './store/claim-item.ts';
import { findClaim } from './store/claim-store.ts';

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
