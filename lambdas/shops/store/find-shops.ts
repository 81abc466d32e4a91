import type { Consistency } from '#lambdas/platform/paging/consistency.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { parseShop, type ShopItem } from './shop-item.ts';

/** Reads a shop by its id. */
export async function findShop(
  id: string,
  consistency: Consistency = 'strong',
): Promise<ShopItem | undefined> {
  return parseShop(await getItem(keys.shop(id), consistency));
}

/** Reads shops by their ids, in the given order; undefined for a missing one. */
export async function findShops(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(ShopItem | undefined)[]> {
  const find = await getItems(ids.map(keys.shop), consistency);
  return ids.map((id) => parseShop(find(keys.shop(id))));
}

/** Returns the ids of shops without any stored item, not even an unreadable one. */
export async function findRemovedShops(ids: readonly string[]): Promise<string[]> {
  const find = await getItems(ids.map(keys.shop));
  return ids.filter((id) => find(keys.shop(id)) === undefined);
}
