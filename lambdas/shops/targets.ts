import type { shopRoutes } from '#contract/shops/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { businessSource } from '../businesses/business-source.ts';
import { shownShopSource } from './shown-shop.ts';

/** Sources that load the targets of this resource's calls. */
export const targets = { business: businessSource, shop: shownShopSource };

export type ShopOperations = Operations<typeof shopRoutes, typeof targets>;
