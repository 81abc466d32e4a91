import type { shopRoutes } from '#contract/shops/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { businessSource } from '../businesses/business-source.ts';
import { shownShopSource } from './shown-shop.ts';

/** How the things are read that calls of this resource are about. */
export const subjects = { business: businessSource, shop: shownShopSource };

export type ShopOperations = Operations<typeof shopRoutes, typeof subjects>;
