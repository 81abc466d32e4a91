import { offerTextFields } from '#contract/offer-input.ts';
import { raiseOffersRevision } from '../businesses/business-counters-repository.ts';
import type { BusinessItem } from '../businesses/business-repository.ts';
import { limitsOn } from '../businesses/limits-on.ts';
import { findNamedBusiness } from '../businesses/named-business.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { chooseImages } from '../images/choose-images.ts';
import { ok } from '../shared/http/answer.ts';
import { sanitizeFields } from '../shared/sanitize-fields.ts';
import type { Write } from '../shared/write.ts';
import { requireBelowOffersLimit, requireMayEnlarge } from './active-offers-limit.ts';
import {
  addsToShops,
  changeOffer,
  isEnlarged,
  isPublishedAnew,
  isRevived,
} from './changed-offer.ts';
import { offerView } from './offer.ts';
import { hasEnded } from './offer-window.ts';
import type { OfferItem } from './repository/offer-item.ts';
import { countPublication } from './repository/publications.ts';
import { replaceOffer } from './repository/write-offer.ts';
import { findShopsOfBusiness } from './shops-of-business.ts';
import type { OfferOperations } from './subjects.ts';

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
  const business = await findNamedBusiness(offer, body.businessId);
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
