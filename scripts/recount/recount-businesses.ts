import { businessStatus } from '#contract/businesses/businesses.ts';
import {
  countList,
  findBusinessCounters,
  type ListCounter,
  setListCount,
} from '#lambdas/businesses/store/business-counters-store.ts';
import {
  type BusinessItem,
  listBusinessesByStatus,
} from '#lambdas/businesses/store/business-store.ts';
import { countClaims } from '#lambdas/claims/count-claims.ts';
import { listOfferIds } from '#lambdas/offers/store/find-offers.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import {
  addFollowers,
  countFollowRecords,
  findFollowersCount,
} from '#lambdas/shops/store/follow-store.ts';
import { listShops } from '#lambdas/shops/store/shop-store.ts';
import { everyItem } from './every-item.ts';
import { findSteadyDifferences, recountStatistics } from './recount-statistics.ts';

/** Maximum number of shops read at the same time. */
const concurrency = 25;

/** Shops with a corrected number of followers, and shops where it changed at every reading. */
interface Recounted {
  readonly corrected: readonly string[];
  readonly unsteady: readonly string[];
}

/** Returns the follower records minus the stored number; undefined if they agree, and for a removed shop. */
async function findDifference(shopId: string): Promise<number | undefined> {
  const [stored, records] = await Promise.all([
    findFollowersCount(shopId),
    countFollowRecords(shopId),
  ]);
  return stored === undefined || stored === records ? undefined : records - stored;
}

async function findDifferences(shopIds: readonly string[]): Promise<(number | undefined)[]> {
  const found: (number | undefined)[] = [];
  for (let start = 0; start < shopIds.length; start += concurrency) {
    const batch = shopIds.slice(start, start + concurrency);
    found.push(...(await Promise.all(batch.map(findDifference))));
  }
  return found;
}

/** Adds the difference instead of setting the number, since events may be counted at the same time. */
async function addDifference(shopId: string, difference: number): Promise<void> {
  await retryOnConflict(async (commit) => {
    const stored = await findFollowersCount(shopId);
    if (stored !== undefined) await commit([addFollowers(shopId, difference)]);
  });
}

/** Corrects the numbers of followers by their records; a difference that changes between readings stays. */
export async function recountFollowers(
  shopIds: readonly string[],
  pauseMs: number,
): Promise<Recounted> {
  const same = (earlier: number, last: number) => (earlier === last ? last : 0);
  const differing = await findSteadyDifferences(shopIds, findDifferences, same, pauseMs);
  const steady = differing.filter((one) => one.steady !== 0);
  for (const { id, last } of steady) await addDifference(id, last);
  return {
    corrected: steady.map(({ id }) => id),
    unsteady: differing.filter((one) => one.steady === 0).map(({ id }) => id),
  };
}

function recountList(businessId: string, counter: ListCounter): Promise<boolean> {
  return retryOnConflict(async (commit) => {
    const stored = (await findBusinessCounters(businessId))[counter];
    const counted = await countList(businessId, counter);
    if (stored === counted) return false;
    await commit([setListCount(businessId, counter, stored, counted)]);
    return true;
  });
}

/**
 * Corrects a business's numbers of shops and offers by its lists. Returns whether one was wrong. It reads the stored
 * number first, so that a concurrent addition makes the write fail and retry.
 */
export async function recountLists(businessId: string): Promise<boolean> {
  const wereWrong = [
    await recountList(businessId, 'shopsCount'),
    await recountList(businessId, 'storedOffersCount'),
  ];
  return wereWrong.includes(true);
}

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
