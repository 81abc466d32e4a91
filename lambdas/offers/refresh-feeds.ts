import { findBusiness } from '../businesses/business-repository.ts';
import { transact } from '../shared/transact.ts';
import { findShops } from '../shops/repository/find-shops.ts';
import { hasEnded } from './offer-window.ts';
import { findOffer } from './repository/find-offers.ts';
import { refreshFeedKeys } from './repository/list-in-feeds.ts';

/**
 * Lists or unlists an offer in the feeds, as business, shops and the offer itself are now. An offer that is
 * off has no feed keys, and the sweep removes those of one that has ended.
 */
export async function refreshFeeds(offerId: string, now: Date): Promise<void> {
  await transact(async (commit) => {
    const offer = (await findOffer(offerId))?.offer;
    if (offer?.status !== 'active' || hasEnded(offer, now)) return;
    const [business, found] = await Promise.all([
      findBusiness(offer.businessId),
      findShops(offer.shopsIds),
    ]);
    if (!business) throw new Error(`Offer ${offerId} has no business`);
    const shops = found.filter((shop) => shop !== undefined);
    await commit(refreshFeedKeys(offer, { business, shops }));
  });
}
