import type { ShopSummary } from '#contract/shops/shops.ts';
import { findBusinesses } from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { isShopLive, shopSummaryOf } from '../shop.ts';
import { loadShopFacts } from '../shop-facts.ts';
import { listFollows } from '../store/follow-store.ts';
import { findShops } from '../store/shop-store.ts';
import type { ShopOperations } from '../targets.ts';

/** Summaries of followed shops (eventual reads, as for every public view); undefined for a shop that is not live. */
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
  // Without a viewer: the list itself tells that they follow each shop.
  const factsOf = await loadShopFacts(shown, undefined, now, 'eventual');
  return live.map((found) => {
    if (!found) return undefined;
    const facts = { ...factsOf(found.shop), isFollowing: true };
    return shopSummaryOf(found.shop, found.business, facts, now);
  });
}

/** Lists the live shops that the caller follows, the last followed first. */
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
