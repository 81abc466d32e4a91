import type { Consistency } from '#lambdas/platform/paging/consistency.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { parseShop, type ShopItem } from './shop-item.ts';

/** A shop by its id. */
export async function findShop(
  id: string,
  consistency: Consistency = 'strong',
): Promise<ShopItem | undefined> {
  return parseShop(await getItem(keys.shop(id), consistency));
}

/** Shops by their ids, in the order asked; undefined for one that is not there. */
export async function findShops(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(ShopItem | undefined)[]> {
  const find = await getItems(ids.map(keys.shop), consistency);
  return ids.map((id) => parseShop(find(keys.shop(id))));
}

/** The ids of shops under which nothing is stored, not even an item that cannot be read. */
export async function findRemovedShops(ids: readonly string[]): Promise<string[]> {
  const find = await getItems(ids.map(keys.shop));
  return ids.filter((id) => find(keys.shop(id)) === undefined);
}
