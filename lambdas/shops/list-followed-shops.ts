import type { ShopSummary } from '#contract/shops/shops.ts';
import { findBusinesses } from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { isShopLive, shopSummaryOf } from './shop.ts';
import { loadShopFacts } from './shop-facts.ts';
import { findShops } from './store/find-shops.ts';
import { listFollows } from './store/follows.ts';
import type { ShopOperations } from './subjects.ts';

/**
 * The summaries of shops that somebody follows, in the order of their ids; undefined for one not live. They are
 * read eventually, as every public view of shops of others.
 */
async function summarizeFollowed(
  shopIds: readonly string[],
  now: Date,
): Promise<(ShopSummary | undefined)[]> {
  const shops = await findShops(shopIds, 'eventual');
  const ids = shops.flatMap((shop) => shop?.businessId ?? []);
  const businessOf = await findBusinesses(ids, 'eventual');
  const live = shops.map((shop) => {
    const business = shop && businessOf(shop.businessId);
    return shop && business && isShopLive(shop, business) ? { shop, business } : undefined;
  });
  const shown = live.flatMap((found) => (found ? [found.shop] : []));
  // Without a viewer: the list itself says that they follow each shop.
  const factsOf = await loadShopFacts(shown, undefined, now, 'eventual');
  return live.map((found) => {
    if (!found) return undefined;
    const facts = { ...factsOf(found.shop), isFollowing: true };
    return shopSummaryOf(found.shop, found.business, facts, now);
  });
}

/** The shops that the caller follows, the last followed first; those that are not live are left out. */
export const listFollowedShops: ShopOperations['listFollowedShops'] = async ({
  actor,
  query,
  now,
}) =>
  ok(
    await page(`following:${actor.userId}`, query, (request) =>
      listFollows(actor.userId, request, (ids) => summarizeFollowed(ids, now)),
    ),
  );
