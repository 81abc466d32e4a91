import { retryOnConflict, retryOnContention } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findRemovedShops } from '#lambdas/shops/store/shop-store.ts';
import { hasEnded, movedWindow } from './offer-window.ts';
import { findOffer } from './store/find-offers.ts';
import { takeFromStoredOffers } from './store/offer-counts-store.ts';
import type { OfferItem } from './store/offer-item.ts';
import { findSeller, findStoredItems } from './store/seller.ts';
import {
  removeFromShops,
  removeOffer,
  replaceMovedOffer,
  replaceOffer,
} from './store/write-offer.ts';

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

async function writesFor(
  offer: OfferItem,
  shopsIds: readonly string[],
  now: Date,
): Promise<Write[]> {
  if (shopsIds.length === 0) {
    return [...removeOffer(offer), ...(await takeFromStoredOffers(offer.businessId))];
  }
  const kept = { ...offer, shopsIds: [...shopsIds] };
  const seller = await findSeller(kept);
  const zones = seller.shops.map(({ timeZone }) => timeZone);
  // An ended offer is in no feed; without a readable shop there is no zone.
  if (hasEnded(offer, now) || zones.length === 0) return removeFromShops(offer, kept);
  const moved = { ...kept, ...movedWindow(offer, zones, now) };
  return replaceOffer(offer, moved, seller);
}

/** Takes an offer out of its removed shops, or removes it where no other shop is left. */
export async function dropRemovedShops(offerId: string, now: Date): Promise<void> {
  await retryOnContention(async (commit) => {
    const offer = (await findOffer(offerId))?.offer;
    const removed = offer ? await findRemovedShops(offer.shopsIds) : [];
    if (!offer || removed.length === 0) return;
    const shopsIds = offer.shopsIds.filter((id) => !removed.includes(id));
    await commit(await writesFor(offer, shopsIds, now));
  });
}
