import { businessStatus } from '#contract/businesses.ts';
import {
  type BusinessItem,
  listBusinessesByStatus,
} from '#lambdas/businesses/business-repository.ts';
import { countClaims } from '#lambdas/claims/count-claims.ts';
import { listOfferIds } from '#lambdas/offers/repository/list-offers.ts';
import type { Page, PageRequest } from '#lambdas/shared/paging.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { listShops } from '#lambdas/shops/repository/list-shops.ts';
import { recountFollowers } from './recount-followers.ts';
import { recountLists } from './recount-lists.ts';

/** Most items read at once. */
const limit = 25;

/** Milliseconds between two readings of a difference: longer than an event is under way. */
const defaultPause = 5000;

/** What a recount found: how much it read, and the ids where a number was wrong or kept changing. */
interface Recount {
  readonly businesses: number;
  readonly shops: number;
  readonly corrected: readonly string[];
  readonly unsettled: readonly string[];
}

async function* everyItem<T>(list: (request: PageRequest) => Promise<Page<T>>) {
  let position: string | undefined;
  do {
    const page = await list({ limit, position });
    yield* page.items;
    position = page.position;
  } while (position !== undefined);
}

/** Every business of the stage, by status. Revisions are left out, since they have no shops. */
export async function* everyBusiness(): AsyncGenerator<BusinessItem> {
  for (const status of businessStatus.options) {
    for await (const business of everyItem((request) => listBusinessesByStatus(status, request))) {
      if (!business.previousActive) yield business;
    }
  }
}

/**
 * Sets the counters of businesses, their offers and their shops right: shops, offers, claims, running offers and followers.
 */
export async function recountBusinesses(
  businesses: Iterable<BusinessItem> | AsyncIterable<BusinessItem>,
  pauseMs = defaultPause,
): Promise<Recount> {
  const businessIds: string[] = [];
  const shopIds: string[] = [];
  const corrected: string[] = [];
  for await (const { id } of businesses) {
    businessIds.push(id);
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
  return {
    businesses: businessIds.length,
    shops: shopIds.length,
    corrected: [...corrected, ...followers.corrected],
    unsettled: followers.unsettled,
  };
}
