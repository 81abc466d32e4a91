import { keys } from '../shared/table/keys.ts';
import { type Consistency, getItems } from '../shared/table/read.ts';
import { countRunningOffers, parseShopCounters, type ShopCounters } from './shop-counters.ts';
import type { ShopItem } from './shop-repository.ts';

/** What changes of a shop without anyone editing it. */
export interface ShopFacts {
  readonly followersCount: number;
  readonly isFollowing: boolean;
  readonly activeOffersCount: number;
}

/** Whether a stored count holds: until one of the shop's offers starts or ends by the clock. */
const isCurrent = ({ offersChangeAt }: ShopCounters, now: Date) =>
  offersChangeAt === undefined || offersChangeAt > now.toISOString();

/**
 * Facts of some shops as one viewer sees them; whether they follow a shop is read strongly. A strong read
 * counts the running offers, since the stored count follows an edit about a second later.
 */
export async function loadShopFacts(
  shops: readonly ShopItem[],
  viewerId: string | undefined,
  now: Date,
  consistency: Consistency = 'strong',
): Promise<(shop: ShopItem) => ShopFacts> {
  const ids = [...new Set(shops.map(({ id }) => id))];
  const [findCounters, findFollow] = await Promise.all([
    getItems(ids.map(keys.shopCounters), consistency),
    getItems(viewerId === undefined ? [] : ids.map((id) => keys.follow(viewerId, id))),
  ]);
  const facts = await Promise.all(
    ids.map(async (id): Promise<[string, ShopFacts]> => {
      const counters = parseShopCounters(findCounters(keys.shopCounters(id)));
      const isStoredUsed = consistency === 'eventual' && isCurrent(counters, now);
      const running = isStoredUsed ? counters : await countRunningOffers(id, now);
      return [
        id,
        {
          followersCount: counters.followersCount,
          isFollowing:
            viewerId !== undefined && findFollow(keys.follow(viewerId, id)) !== undefined,
          activeOffersCount: running.offersCount,
        },
      ];
    }),
  );
  const factsOf = new Map(facts);
  return ({ id }) => {
    const found = factsOf.get(id);
    if (!found) throw new Error(`No facts were loaded of shop ${id}`);
    return found;
  };
}
