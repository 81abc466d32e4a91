import { dayFrom } from '#scripts/seed/seed-data.ts';
import { type Choice, someShops } from './choice.ts';
import {
  activeOffersOf,
  type Model,
  type ModelOffer,
  maxActiveOffers,
  mayPublish,
} from './model.ts';
import { asOwner, expectCall, offerBody } from './requests.ts';

type OfferAction = (model: Model, offer: ModelOffer, choice: Choice) => Promise<void>;

/** Actions of owners on an offer. */
export const offerActions: Readonly<Record<string, OfferAction>> = {
  async editOffer(model, offer, choice) {
    const shops = someShops(model, offer.business, choice);
    const expected = mayPublish(offer.business) ? 200 : '409 BUSINESS_NOT_ACTIVE';
    const body = {
      ...offerBody(offer.business, shops),
      ...(offer.isScheduled && { startDate: dayFrom(new Date(), 6) }),
    };
    const parts = { as: asOwner(offer.business), params: { id: offer.id }, body };
    await expectCall('updateOffer', parts, expected);
    if (expected === 200) offer.shops = shops;
  },

  async switchOffer(model, offer) {
    const { business } = offer;
    const isFull = activeOffersOf(model, business).length >= maxActiveOffers(business);
    const expected = offer.isOn
      ? 200
      : !mayPublish(business)
        ? '409 BUSINESS_NOT_ACTIVE'
        : isFull
          ? '409 LIMIT_OF_SIZE_TYPE_REACHED'
          : 200;
    const parts = { as: asOwner(business), params: { id: offer.id } };
    await expectCall('setOfferStatus', parts, expected);
    if (expected === 200) offer.isOn = !offer.isOn;
  },

  async removeOffer(model, offer) {
    const parts = { as: asOwner(offer.business), params: { id: offer.id } };
    await expectCall('deleteOffer', parts, 204);
    await expectCall('deleteOffer', parts, '404 OFFER_NOT_FOUND');
    model.offers = model.offers.filter((other) => other !== offer);
  },

  async limitOffer(_, offer, { one, isSure }) {
    const limit = isSure ? one + 1 : undefined;
    const parts = { as: asOwner(offer.business), params: { id: offer.id } };
    const raises = isSure && offer.limit !== undefined && one + 1 > offer.limit;
    const expected = raises && !mayPublish(offer.business) ? '409 BUSINESS_NOT_ACTIVE' : 200;
    if (limit === undefined) await expectCall('deleteOfferLimit', parts, expected);
    else await expectCall('setOfferLimit', { ...parts, body: { limit } }, expected);
    if (expected === 200) offer.limit = limit;
  },
};
