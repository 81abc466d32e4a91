import type { offerRoutes } from '#contract/routes/offers.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { shopSummaryOf } from '../shops/shop.ts';
import { loadShopFacts } from '../shops/shop-facts.ts';
import { findVisibleOffer } from './visible-offer.ts';

/** The shops of an offer: its live ones; its owner sees all of them, a validator their one shop. */
export const listShopsOfOffer: Operation<typeof offerRoutes.listShopsOfOffer> = async ({
  actor,
  params,
  now,
}) => {
  const { business, shops, consistency } = await findVisibleOffer(params.id, actor, now);
  const factsOf = await loadShopFacts(shops, actor?.userId, now, consistency);
  return ok({ items: shops.map((shop) => shopSummaryOf(shop, business, factsOf(shop), now)) });
};
