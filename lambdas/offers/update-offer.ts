import { offerTextFields } from '#contract/offer-input.ts';
import type { offerRoutes } from '#contract/routes/offers.ts';
import { limitsOf } from '#contract/size-types.ts';
import { raiseOffersRevision } from '../businesses/business-counters-repository.ts';
import type { BusinessItem } from '../businesses/business-repository.ts';
import { findOwnLiveBusiness } from '../businesses/own-business.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { sizeTypes } from '../businesses/size-types.ts';
import { chooseImages } from '../images/choose-images.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { sanitizeFields } from '../shared/sanitize-fields.ts';
import type { Write } from '../shared/write.ts';
import { requireBelowOffersLimit } from './active-offers-limit.ts';
import { addsToShops, changeOffer, isPublishedAnew, isRevived } from './changed-offer.ts';
import { offerView } from './offer.ts';
import { hasEnded } from './offer-window.ts';
import { findOwnOffer } from './own-offer.ts';
import type { OfferItem } from './repository/offer-item.ts';
import { countPublication } from './repository/publications.ts';
import { replaceOffer } from './repository/write-offer.ts';
import { findShopsOfBusiness } from './shops-of-business.ts';

/**
 * The guard of a change that publishes: the limit of active offers, where the offer had ended, and else the
 * revision by which the removal of a shop sees that it gets offers. Throws LIMIT_OF_SIZE_TYPE_REACHED.
 */
async function guardPublication(
  business: BusinessItem,
  before: OfferItem,
  after: OfferItem,
  now: Date,
): Promise<Write[]> {
  if (isRevived(before, after, now)) {
    const own = hasEnded(before, now) ? 0 : 1;
    return [await requireBelowOffersLimit(business.id, limitsOf(sizeTypes, business), now, own)];
  }
  return addsToShops(before, after) ? [raiseOffersRevision(business.id)] : [];
}

/** Changes an offer of the caller's business, its shops included. */
export const updateOffer: Operation<typeof offerRoutes.updateOffer> = async (request) => {
  const { actor, params, body, now } = request;
  const { offer, counters } = await findOwnOffer(actor, params.id);
  request.requireVersion(offer.version);
  const business = await findOwnLiveBusiness(actor, body.businessId);
  if (business.id !== offer.businessId) throw new AppError('BUSINESS_NOT_FOUND');
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
