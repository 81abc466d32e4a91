import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import type { Consistency } from '../../shared/consistency.ts';
import { keys } from '../../shared/table/keys.ts';
import { getItem, getItems } from '../../shared/table/read.ts';
import { parseStored } from '../../shared/table/stored.ts';
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

const identifierItem = z.object({ shopId: z.string() });

/** The id of the shop that has an identifier, if any. */
export async function findIdentifierHolder(
  identifier: string,
  consistency: Consistency = 'strong',
): Promise<string | undefined> {
  const item = await getItem(keys.shopIdentifier(identifier), consistency);
  return parseStored(identifierItem, item)?.shopId;
}
