import { offerRoutes } from '#contract/offers/routes.ts';
import { createOffer } from '#lambdas/offers/create-offer.ts';
import { deleteOffer } from '#lambdas/offers/delete-offer.ts';
import { getFeed } from '#lambdas/offers/feeds/get-feed.ts';
import { getOffer } from '#lambdas/offers/get-offer.ts';
import { deleteOfferLimit } from '#lambdas/offers/limits/delete-offer-limit.ts';
import { setOfferLimit } from '#lambdas/offers/limits/set-offer-limit.ts';
import { listOffersOfBusiness } from '#lambdas/offers/list-offers-of-business.ts';
import { listOffersOfShop } from '#lambdas/offers/list-offers-of-shop.ts';
import { listShopsOfOffer } from '#lambdas/offers/list-shops-of-offer.ts';
import { setOfferStatus } from '#lambdas/offers/set-offer-status.ts';
import { targets } from '#lambdas/offers/targets.ts';
import { updateOffer } from '#lambdas/offers/update-offer.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { requireStoredSecondFactor } from '#lambdas/platform/identity/second-factor.ts';

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

export const handler = apiHandler(offerRoutes, targets, operations, requireStoredSecondFactor);
