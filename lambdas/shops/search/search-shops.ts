import { ok } from '#lambdas/platform/http/answer.ts';
import type { ShopOperations } from '../targets.ts';
import { pageOfFoundShops } from './page-of-found-shops.ts';

/** Lists live shops of a place whose words begin with the words of `q`. Each page is ordered by name. */
export const searchShops: ShopOperations['searchShops'] = async ({ actor, query, now }) =>
  ok(await pageOfFoundShops(query, query, { viewerId: actor?.userId, now }));
