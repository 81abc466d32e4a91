import { offerRoutes } from '#contract/routes/offers.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { createOffer } from './create-offer.ts';
import { getFeed } from './get-feed.ts';
import { getOffer } from './get-offer.ts';
import { listOffersOfBusiness } from './list-offers-of-business.ts';
import { listOffersOfShop } from './list-offers-of-shop.ts';
import { setOfferStatus } from './set-offer-status.ts';

export const handler = apiHandler(offerRoutes, {
  createOffer,
  getOffer,
  listOffersOfShop,
  listOffersOfBusiness,
  setOfferStatus,
  getFeed,
});
