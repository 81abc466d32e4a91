import type { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { shopSource } from '#lambdas/shops/visible-shop.ts';
import { redemptionSource } from './redemption-source.ts';

/** Loads the shop or the redemption that a call is about. */
export const targets = { shop: shopSource, redemption: redemptionSource };

export type RedemptionOperations = Operations<typeof redemptionRoutes, typeof targets>;
