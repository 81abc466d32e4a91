import { ok } from '#lambdas/platform/http/answer.ts';
import { shopSummaryOf } from '../shops/shop.ts';
import { loadShopFacts } from '../shops/shop-facts.ts';
import type { OfferOperations } from './targets.ts';

/** Lists the live shops of an offer; its owner sees all shops, a validator their own. */
export const listShopsOfOffer: OfferOperations['listShopsOfOffer'] = async (request) => {
  const { actor, now } = request;
  const { business, shops, consistency } = request.offer;
  const factsOf = await loadShopFacts(shops, actor?.userId, now, consistency);
  return ok({ items: shops.map((shop) => shopSummaryOf(shop, business, factsOf(shop), now)) });
};
