import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { keys } from '../shared/table/keys.ts';
import { getItems } from '../shared/table/read.ts';
import { runningOffers } from './shop-offer-counts.ts';
import type { ShopItem } from './shop-repository.ts';

/** What of a shop changes without anyone editing it. */
export interface ShopFacts {
  readonly followersCount: number;
  readonly isFollowing: boolean;
  readonly activeOffersCount: number;
}

const counters = z.object({ followersCount: z._default(z.int(), 0) });

/** Facts of some shops, as one viewer sees them, by one batch get. */
export async function loadShopFacts(
  shops: readonly ShopItem[],
  viewerId: string | undefined,
  now: Date,
): Promise<(shop: ShopItem) => ShopFacts> {
  const find = await getItems(
    shops.flatMap(({ id }) => [
      keys.shopCounters(id),
      keys.shopOfferCounts(id),
      ...(viewerId ? [keys.follow(viewerId, id)] : []),
    ]),
  );
  return ({ id, timeZone }) => ({
    followersCount: counters.parse(find(keys.shopCounters(id)) ?? {}).followersCount,
    isFollowing: viewerId !== undefined && find(keys.follow(viewerId, id)) !== undefined,
    activeOffersCount: runningOffers(find(keys.shopOfferCounts(id)), dayIn(timeZone, now)),
  });
}
