import type { redemptionRoutes } from '#contract/routes/redemptions.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import { shopSource } from '../shops/visible-shop.ts';
import { redemptionSource } from './redemption-source.ts';

/** Loads the shop or the redemption that a call is about. */
export const subjects = { shop: shopSource, redemption: redemptionSource };

export type RedemptionOperations = Operations<typeof redemptionRoutes, typeof subjects>;
