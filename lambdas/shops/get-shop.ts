import { ok } from '#lambdas/platform/http/answer.ts';
import { type ShopOperations, viewShop } from './targets.ts';

/** Answers a shop by its id. */
export const getShop: ShopOperations['getShop'] = ({ shop, now }) => ok(viewShop(shop, now));
