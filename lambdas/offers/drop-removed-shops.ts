import { findBusiness } from '../businesses/business-repository.ts';
import { transact } from '../shared/transact.ts';
import type { Write } from '../shared/write.ts';
import { findRemovedShops, findShops } from '../shops/repository/find-shops.ts';
import { hasEnded, movedWindow } from './offer-window.ts';
import { findOffer } from './repository/find-offers.ts';
import type { OfferItem } from './repository/offer-item.ts';
import { keepRowsInOtherShops, removeOffer } from './repository/remove-offer.ts';
import { replaceOffer } from './repository/write-offer.ts';

async function writesFor(
  offer: OfferItem,
  shopsIds: readonly string[],
  now: Date,
): Promise<Write[]> {
  if (shopsIds.length === 0) return removeOffer(offer);
  const kept = { ...offer, shopsIds: [...shopsIds] };
  const [business, found] = await Promise.all([
    findBusiness(offer.businessId),
    findShops(shopsIds),
  ]);
  if (!business) throw new Error(`Offer ${offer.id} has no business`);
  const shops = found.filter((shop) => shop !== undefined);
  // An offer that has ended is in no feed. Without a shop that can be read there is no zone to go by.
  if (hasEnded(offer, now) || shops.length === 0) return keepRowsInOtherShops(offer, kept);
  const zones = shops.map(({ timeZone }) => timeZone);
  const moved = { ...kept, ...movedWindow(offer, zones, now) };
  return replaceOffer(offer, moved, { business, shops });
}

/** Takes an offer out of those of its shops that were removed, or removes it whole where it has no other. */
export async function dropRemovedShops(offerId: string, now: Date): Promise<void> {
  await transact(async (commit) => {
    const offer = (await findOffer(offerId))?.offer;
    const removed = offer ? await findRemovedShops(offer.shopsIds) : [];
    if (!offer || removed.length === 0) return;
    const shopsIds = offer.shopsIds.filter((id) => !removed.includes(id));
    await commit(await writesFor(offer, shopsIds, now));
  });
}
