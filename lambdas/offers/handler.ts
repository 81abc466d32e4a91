import { offerRoutes } from '#contract/routes/offers.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { requireStoredSecondFactor } from '../shared/identity/second-factor.ts';
import { createOffer } from './create-offer.ts';
import { deleteOffer } from './delete-offer.ts';
import { deleteOfferLimit } from './delete-offer-limit.ts';
import { getFeed } from './get-feed.ts';
import { getOffer } from './get-offer.ts';
import { listOffersOfBusiness } from './list-offers-of-business.ts';
import { listOffersOfShop } from './list-offers-of-shop.ts';
import { listShopsOfOffer } from './list-shops-of-offer.ts';
import { setOfferLimit } from './set-offer-limit.ts';
import { setOfferStatus } from './set-offer-status.ts';
import { subjects } from './subjects.ts';
import { updateOffer } from './update-offer.ts';

const operations = {
  createOffer,
  getOffer,
  listOffersOfShop,
  listOffersOfBusiness,
  setOfferStatus,
  updateOffer,
  setOfferLimit,
  deleteOfferLimit,
  deleteOffer,
  listShopsOfOffer,
  getFeed,
};

export const handler = apiHandler(offerRoutes, subjects, operations, requireStoredSecondFactor);
