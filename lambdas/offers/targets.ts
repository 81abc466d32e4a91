import type { offerRoutes } from '#contract/offers/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { businessSource } from '../businesses/business-source.ts';
import { shopSource } from '../shops/visible-shop.ts';
import { offerSource } from './visible-offer.ts';

/** Sources that load the targets of this resource's calls. */
export const targets = { business: businessSource, shop: shopSource, offer: offerSource };

export type OfferOperations = Operations<typeof offerRoutes, typeof targets>;
