import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { keys } from '../shared/table/keys.ts';
import { countRange, highest } from '../shared/table/query.ts';
import { getItems } from '../shared/table/read.ts';
import type { ShopItem } from './shop-repository.ts';

/** What of a shop changes without anyone editing it. */
export interface ShopFacts {
  readonly followersCount: number;
  readonly isFollowing: boolean;
  readonly activeOffersCount: number;
}

const counters = z.object({ followersCount: z._default(z.int(), 0) });

/** Offers of a shop that are switched on and running, by that shop's clock. */
function countActiveOffers(shopId: string, now: Date): Promise<number> {
  return countRange(
    {
      index: 'LSI1',
      partition: `SHOP#${shopId}`,
      from: `active#${now.toISOString()}`,
      to: `active#${highest}`,
      newestFirst: false,
    },
    { expression: 'startsAt <= :now', values: { ':now': now.toISOString() } },
  );
}

/** Facts of some shops, as one viewer sees them; one batch get, and one count a shop. */
export async function loadShopFacts(
  shops: readonly ShopItem[],
  viewerId: string | undefined,
  now: Date,
): Promise<(shopId: string) => ShopFacts> {
  const ids = [...new Set(shops.map(({ id }) => id))];
  const [find, counts] = await Promise.all([
    getItems(
      ids.flatMap((id) => [
        keys.shopCounters(id),
        ...(viewerId ? [keys.follow(viewerId, id)] : []),
      ]),
    ),
    Promise.all(ids.map(async (id) => [id, await countActiveOffers(id, now)] as const)),
  ]);
  const activeOffers = new Map(counts);
  return (id) => ({
    followersCount: counters.parse(find(keys.shopCounters(id)) ?? {}).followersCount,
    isFollowing: viewerId !== undefined && find(keys.follow(viewerId, id)) !== undefined,
    activeOffersCount: activeOffers.get(id) ?? 0,
  });
}
