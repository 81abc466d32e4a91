import { businessStatus } from '#contract/businesses/businesses.ts';
import {
  type BusinessItem,
  listBusinessesByStatus,
} from '#lambdas/businesses/store/business-store.ts';
import { countClaims } from '#lambdas/claims/count-claims.ts';
import { listOfferIds } from '#lambdas/offers/store/list-offers.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { listShops } from '#lambdas/shops/store/list-shops.ts';
import { everyItem } from './every-item.ts';
import { recountFollowers } from './recount-followers.ts';
import { recountLists } from './recount-lists.ts';
import { recountStatistics } from './recount-statistics.ts';

/** Milliseconds between two readings of a difference, longer than an event takes to be counted. */
const defaultPause = 5000;

/** Result of a recount: how many were read, and the ids with a wrong or an unstable number. */
interface Recount {
  readonly businesses: number;
  readonly shops: number;
  readonly corrected: readonly string[];
  readonly unsteady: readonly string[];
}

/** Yields every business of the stage, by status. Revisions are left out, since they have no shops. */
export async function* everyBusiness(): AsyncGenerator<BusinessItem> {
  for (const status of businessStatus.options) {
    for await (const business of everyItem((request) => listBusinessesByStatus(status, request))) {
      if (!business.previousActive) yield business;
    }
  }
}

/**
 * Corrects the counters of businesses, offers and shops (shops, offers, claims, running offers, followers), and the
 * statistics of claims.
 */
export async function recountBusinesses(
  businesses: Iterable<BusinessItem> | AsyncIterable<BusinessItem>,
  pauseMs = defaultPause,
): Promise<Recount> {
  const businessIds: string[] = [];
  const openIds: string[] = [];
  const shopIds: string[] = [];
  const corrected: string[] = [];
  for await (const { id, status } of businesses) {
    businessIds.push(id);
    // The numbers of a closed business are removed.
    if (status !== 'closed') openIds.push(id);
    if (await recountLists(id)) corrected.push(id);
    for await (const offerId of everyItem((request) => listOfferIds({ businessId: id }, request))) {
      await countClaims(offerId);
    }
    for await (const shop of everyItem((request) => listShops(id, request))) {
      await refreshOffersCount(shop.id, new Date());
      shopIds.push(shop.id);
    }
  }
  const followers = await recountFollowers(shopIds, pauseMs);
  const statistics = await recountStatistics(openIds, pauseMs);
  return {
    businesses: businessIds.length,
    shops: shopIds.length,
    corrected: [...new Set([...corrected, ...followers.corrected, ...statistics.corrected])],
    unsteady: [...new Set([...followers.unsteady, ...statistics.unsteady])],
  };
}
