import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { hasEnded, movedWindow } from './offer-window.ts';
import { findOffer } from './store/find-offers.ts';
import { findSeller, findStoredItems } from './store/offer-item.ts';
import { replaceMovedOffer } from './store/write-offer.ts';

/**
 * Updates start, end, rows and feed keys of an offer to its shops' current places. An offer that has ended by the
 * old and the new zones stays as it is.
 */
export async function moveOffer(offerId: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const offer = (await findOffer(offerId))?.offer;
    if (!offer) return;
    const seller = await findSeller(offer);
    const zones = seller.shops.map(({ timeZone }) => timeZone);
    if (zones.length === 0) return;
    const moved = { ...offer, ...movedWindow(offer, zones, now) };
    if (hasEnded(offer, now) && hasEnded(moved, now)) return;
    await commit(replaceMovedOffer(offer, moved, seller, await findStoredItems(offer)));
  });
}
