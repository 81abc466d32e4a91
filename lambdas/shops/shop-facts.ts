import type { Consistency } from '#lambdas/platform/paging/page.ts';
import { isCurrent } from './running-offers.ts';
import { findFollowed } from './store/follow-store.ts';
import { countRunningOffers, findShopCounters } from './store/shop-counters-store.ts';
import type { ShopItem } from './store/shop-store.ts';

/** Facts of a shop that change without an edit. */
export interface ShopFacts {
  readonly followersCount: number;
  readonly isFollowing: boolean;
  readonly activeOffersCount: number;
}

export const noFacts: ShopFacts = { followersCount: 0, isFollowing: false, activeOffersCount: 0 };

/**
 * Loads the facts of some shops for one viewer. A strong read counts the running offers, since the stored count
 * lags about a second behind an edit.
 */
export async function loadShopFacts(
  shops: readonly ShopItem[],
  viewerId: string | undefined,
  now: Date,
  consistency: Consistency = 'strong',
): Promise<(shop: ShopItem) => ShopFacts> {
  const ids = [...new Set(shops.map(({ id }) => id))];
  const [countersOf, isFollowed] = await Promise.all([
    findShopCounters(ids, consistency),
    findFollowed(viewerId, ids),
  ]);
  const facts = await Promise.all(
    ids.map(async (id): Promise<[string, ShopFacts]> => {
      const counters = countersOf(id);
      const isStoredUsed = consistency === 'eventual' && isCurrent(counters, now);
      const running = isStoredUsed ? counters : await countRunningOffers(id, now);
      return [
        id,
        {
          // An unfollow that is counted before its follow may take it below zero for a moment.
          followersCount: Math.max(counters.followersCount, 0),
          isFollowing: isFollowed(id),
          activeOffersCount: running.offersCount,
        },
      ];
    }),
  );
  const factsById = new Map(facts);
  return ({ id }) => {
    const found = factsById.get(id);
    if (!found) throw new Error(`No facts were loaded of shop ${id}`);
    return found;
  };
}
