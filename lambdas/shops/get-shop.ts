import { ok } from '#lambdas/platform/http/answer.ts';
import { viewShop } from './shown-shop.ts';
import type { ShopOperations } from './targets.ts';

/** Answers a shop by its id. */
export const getShop: ShopOperations['getShop'] = ({ shop, now }) => ok(viewShop(shop, now));
