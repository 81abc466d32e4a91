import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { hasEnded } from '../offer-window.ts';
import { unlistOffer } from '../store/feed-store.ts';
import { findOffer } from '../store/find-offers.ts';

/** Takes an offer out of the feeds if it has ended; its owner may have prolonged it meanwhile. */
export async function endOffer(offerId: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const offer = (await findOffer(offerId))?.offer;
    if (offer && hasEnded(offer, now)) await commit(unlistOffer(offer));
  });
}
