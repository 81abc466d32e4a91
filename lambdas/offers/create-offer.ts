import { offerTextFields } from '#contract/offers/offer-input.ts';
import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import { chooseImages } from '#lambdas/media/images/choose-images.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { sanitizeFields } from '#lambdas/platform/text/sanitize-fields.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { requireRoomForOffer } from './limits/active-offers-limit.ts';
import { newOffer, offerView, requireValidDays } from './offer.ts';
import { findShopsOfBusiness } from './shops-of-business.ts';
import { countPublication } from './store/offer-counts-store.ts';
import { insertOffer } from './store/write-offer.ts';
import type { OfferOperations } from './targets.ts';

/** Publishes an offer of the caller's business in some of its shops. */
export const createOffer: OfferOperations['createOffer'] = async (request) => {
  const { actor, body, business, now } = request;
  requireMayPublish(business);
  const shops = await findShopsOfBusiness(body.shopsIds, business.id);
  const zones = shops.map(({ timeZone }) => timeZone);
  requireValidDays(zones, body, now);
  const takeRoom = await requireRoomForOffer(business.id, limitsOn(business, now), now);
  const countOne = await countPublication(business, now);
  const input = { ...(await sanitizeFields(body, offerTextFields)), businessId: business.id };
  const id = newId('offer', now);
  const { images, guards } = await chooseImages(body.imagesUrls, {
    area: 'offer',
    ownerIds: [business.id],
    before: [],
    itemId: id,
    now,
  });
  const offer = {
    ...newOffer(input, zones, { id, userId: actor.userId, now }),
    images: [...images],
  };
  const { availableLimit } = body;
  const counters = {
    claimedCount: 0,
    redeemedCount: 0,
    ...(availableLimit !== undefined && { availableLimit }),
  };
  return created(offerView(offer, counters, business, now), `/offers/${offer.id}`, [
    takeRoom,
    countOne,
    ...guards,
    ...insertOffer(offer, { business, shops }, availableLimit),
  ]);
};
