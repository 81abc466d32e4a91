import { offerTextFields } from '#contract/offers/offer-input.ts';
import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import { raiseOffersRevision } from '#lambdas/businesses/store/business-counters-store.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { chooseImages } from '#lambdas/media/images/choose-images.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { sanitizeFields } from '#lambdas/platform/text/sanitize-fields.ts';
import { findNamedLiveBusiness } from '../businesses/live-business.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import {
  addsToShops,
  changeOffer,
  isEnlarged,
  isPublishedAnew,
  isRevived,
} from './changed-offer.ts';
import { requireBelowOffersLimit, requireMayEnlarge } from './limits/active-offers-limit.ts';
import { offerView } from './offer.ts';
import { hasEnded } from './offer-window.ts';
import { findShopsOfBusiness } from './shops-of-business.ts';
import { countPublication } from './store/offer-counts-store.ts';
import type { OfferItem } from './store/offer-item.ts';
import { replaceOffer } from './store/write-offer.ts';
import type { OfferOperations } from './targets.ts';

/**
 * Guards a change of an offer: the limit of active offers if it had ended or is enlarged, and the revision that
 * tells the removal of a shop about new offers. Throws LIMIT_OF_SIZE_TYPE_REACHED.
 */
async function guardPublication(
  business: BusinessItem,
  before: OfferItem,
  after: OfferItem,
  now: Date,
): Promise<Write[]> {
  if (isRevived(before, after, now)) {
    const own = hasEnded(before, now) ? 0 : 1;
    return [await requireBelowOffersLimit(business.id, limitsOn(business, now), now, own)];
  }
  if (isEnlarged(before, after)) await requireMayEnlarge(before, business, now);
  return addsToShops(before, after) ? [raiseOffersRevision(business.id)] : [];
}

/** Changes an offer, including its shops. */
export const updateOffer: OfferOperations['updateOffer'] = async (request) => {
  const { body, now } = request;
  const { offer, counters } = request.offer;
  const business = await findNamedLiveBusiness(offer, body.businessId);
  requireMayPublish(business);
  const shops = await findShopsOfBusiness(body.shopsIds, business.id);
  const zones = shops.map(({ timeZone }) => timeZone);
  const input = await sanitizeFields(body, offerTextFields);
  const { images, guards } = await chooseImages(body.imagesUrls, {
    area: 'offer',
    ownerIds: [business.id],
    before: offer.images,
    itemId: offer.id,
    now,
  });
  const changed = { ...changeOffer(offer, input, zones, now), images: [...images] };
  return ok(offerView(changed, counters, business, now), [
    ...(await guardPublication(business, offer, changed, now)),
    ...(isPublishedAnew(offer, changed) ? [await countPublication(business, now)] : []),
    ...replaceOffer(offer, changed, { business, shops }),
    ...guards,
  ]);
};
