import { ok } from '#lambdas/platform/http/answer.ts';
import { loadShopFacts } from '#lambdas/shops/shop-facts.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import type { OfferOperations } from '../targets.ts';
import { pageOfFeed, sharesOfPage } from './page-of-feed.ts';

/**
 * Lists live offers of a place, the latest start first. A page shows three offers of a business at most; its others are
 * on no page, so that one business cannot fill the feed.
 */
export const getFeed: OfferOperations['getFeed'] = async ({ actor, query, now }) => {
  const loadFacts = (shops: readonly ShopItem[]) =>
    loadShopFacts(shops, actor?.userId, now, 'eventual');
  return ok(await pageOfFeed(query, query, { now, hasShare: sharesOfPage(), loadFacts }));
};
