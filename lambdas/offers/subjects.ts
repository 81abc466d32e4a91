import type { offerRoutes } from '#contract/offers/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { businessSource } from '../businesses/business-source.ts';
import { shopSource } from '../shops/visible-shop.ts';
import { offerSource } from './visible-offer.ts';

/** How the things are read that calls of this resource are about. */
export const subjects = { business: businessSource, shop: shopSource, offer: offerSource };

export type OfferOperations = Operations<typeof offerRoutes, typeof subjects>;
