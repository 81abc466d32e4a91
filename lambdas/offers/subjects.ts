import type { offerRoutes } from '#contract/routes/offers.ts';
import { businessSource } from '../businesses/business-source.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import { shopSource } from '../shops/visible-shop.ts';
import { offerSource } from './visible-offer.ts';

/** Sources that load the targets of this resource's calls. */
export const subjects = { business: businessSource, shop: shopSource, offer: offerSource };

export type OfferOperations = Operations<typeof offerRoutes, typeof subjects>;
