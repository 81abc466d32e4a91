import type { claimRoutes } from '#contract/claims/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { shopSource } from '../shops/visible-shop.ts';
import { claimSource } from './claim-source.ts';
import { claimableOfferSource } from './claimable-offer.ts';

/** Loads the offer, claim or shop that a call is about. */
export const targets = { offer: claimableOfferSource, claim: claimSource, shop: shopSource };

export type ClaimOperations = Operations<typeof claimRoutes, typeof targets>;
