import { exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { parseShopCounters } from './shop-counters.ts';

/** Reads the stored number of a shop's followers (strong read); undefined for a removed shop, even with counters. */
export async function findFollowersCount(shopId: string): Promise<number | undefined> {
  const [shop, counters] = [keys.shop(shopId), keys.shopCounters(shopId)];
  const find = await getItems([shop, counters]);
  return find(shop) && parseShopCounters(find(counters))?.followersCount;
}

/** Adds to the number of a shop's followers; fails where the shop is gone. */
export function addFollowers(shopId: string, sum: number): Write {
  return update(keys.shopCounters(shopId), 'ADD followersCount :sum', {
    ...exists,
    values: { ':sum': sum },
  });
}
