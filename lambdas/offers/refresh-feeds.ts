import { findBusiness } from '../businesses/business-repository.ts';
import { retryOnConflict } from '../shared/table/retry-on-conflict.ts';
import { commit } from '../shared/table/transaction.ts';
import { findShops } from '../shops/shop-repository.ts';
import { findOffer } from './offer-repository.ts';
import { refreshFeedKeys } from './offer-writes.ts';

/**
 * Lists or unlists an offer in the feeds, as business, shops and the offer itself are now. An offer that is
 * off has no feed keys, and the sweep removes those of one that has ended.
 */
export async function refreshFeeds(offerId: string, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const offer = (await findOffer(offerId))?.offer;
    if (offer?.status !== 'active' || offer.endsAt < now.toISOString()) return;
    const [business, found] = await Promise.all([
      findBusiness(offer.businessId),
      findShops(offer.shopsIds),
    ]);
    if (!business) throw new Error(`Offer ${offerId} has no business`);
    const shops = found.filter((shop) => shop !== undefined);
    await commit(refreshFeedKeys(offer, { business, shops }));
  });
}
