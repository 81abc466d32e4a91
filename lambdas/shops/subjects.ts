import type { shopRoutes } from '#contract/routes/shops.ts';
import { businessSource } from '../businesses/business-source.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import { shownShopSource } from './shown-shop.ts';

/** Sources that load the targets of this resource's calls. */
export const subjects = { business: businessSource, shop: shownShopSource };

export type ShopOperations = Operations<typeof shopRoutes, typeof subjects>;
