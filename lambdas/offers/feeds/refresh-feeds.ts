import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { hasEnded } from '../offer-window.ts';
import { refreshFeedKeys, unlistOffer } from '../store/feed-store.ts';
import { findOffer } from '../store/find-offers.ts';
import { findSeller, findStoredItems } from '../store/seller.ts';

/**
 * Lists or unlists an offer in the feeds, by the current state of business and shops. An inactive offer has no
 * feed keys, and the sweep unlists an ended one.
 */
export async function refreshFeeds(offerId: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const offer = (await findOffer(offerId))?.offer;
    if (offer?.status !== 'active' || hasEnded(offer, now)) return;
    const seller = await findSeller(offer);
    await commit(refreshFeedKeys(offer, seller, await findStoredItems(offer)));
  });
}

/** Takes an offer out of the feeds if it has ended; its owner may have prolonged it meanwhile. */
export async function endOffer(offerId: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const offer = (await findOffer(offerId))?.offer;
    if (offer && hasEnded(offer, now)) await commit(unlistOffer(offer));
  });
}
