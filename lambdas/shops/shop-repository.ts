import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { timeZones } from '#contract/brazil/time-zones.ts';
import { shop, shopStatus } from '#contract/shops.ts';
import type { SizeLimits } from '#contract/size-types.ts';
import { collectPage } from '../shared/table/collect-page.ts';
import { type Key, keys, sortId } from '../shared/table/keys.ts';
import { packTexts, unpackTexts } from '../shared/table/packed-texts.ts';
import { highest } from '../shared/table/query.ts';
import { type Consistency, getItem, getItems, type Item } from '../shared/table/read.ts';
import { parseStored } from '../shared/table/stored.ts';
import { check, put, update, type Write } from '../shared/table/transaction.ts';
import { openShopCounters } from './shop-counters.ts';

/**
 * A shop as it is stored; `userId` is its owner, held in every write's condition. Its schema is that of
 * answers, not of input: rules of input may become stricter without making stored shops unreadable.
 */
const shopItem = z.object({
  id: z.string(),
  businessId: z.string(),
  userId: z.string(),
  shopIdentifier: z.string(),
  shopStatus,
  address: shop.shape.address,
  imagesUrls: z.array(z.string()),
  openingHours: shop.shape.openingHours,
  contacts: shop.shape.contacts,
  paymentOptions: shop.shape.paymentOptions,
  timeZone: z.enum(timeZones),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
  packedTexts: z.exactOptional(z.instanceof(Uint8Array)),
});

const texts = z.object({
  about: z.exactOptional(z.string()),
  shopRules: z.exactOptional(z.string()),
});

export type ShopItem = Omit<z.output<typeof shopItem>, 'packedTexts'> & z.output<typeof texts>;

/** A shop read from its item. */
export function parseShop(item: Item | undefined): ShopItem | undefined {
  const stored = parseStored(shopItem, item);
  if (!stored) return undefined;
  const { packedTexts, ...fields } = stored;
  return { ...fields, ...texts.parse(unpackTexts(packedTexts)) };
}

/** The item of a shop. */
export function shopItemOf({ about, shopRules, ...fields }: ShopItem): Key & Item {
  return { ...keys.shop(fields.id), ...fields, ...packTexts({ about, shopRules }) };
}

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

/** The shop that holds an identifier, if any. */
export async function findIdentifierHolder(
  identifier: string,
  consistency: Consistency = 'strong',
): Promise<string | undefined> {
  const item = await getItem(keys.shopIdentifier(identifier), consistency);
  return parseStored(identifierItem, item)?.shopId;
}

/** Requires a shop to be as it was read, for the length of a transaction. */
export function checkShopUnchanged({ id, userId, version }: ShopItem): Write {
  return check(keys.shop(id), {
    expression: 'version = :version AND userId = :userId',
    values: { ':version': version, ':userId': userId },
  });
}

/** A page of a business's shops, the newest first. */
export async function listShops(businessId: string, limit: number, position: string | undefined) {
  return collectPage({
    ranges: [
      {
        partition: keys.business(businessId).PK,
        from: 'SHOP#',
        to: `SHOP#${highest}`,
        newestFirst: true,
      },
    ],
    limit,
    maxRows: limit,
    position,
    load: (rows) => findShops(rows.map(sortId)),
  });
}

/** All writes of a new shop: itself, its identifier, its place in the business, and the size's limit. */
export function insertShop(item: ShopItem, { maxShops }: SizeLimits): Write[] {
  return [
    put(
      {
        ...keys.shopIdentifier(item.shopIdentifier),
        shopId: item.id,
        businessId: item.businessId,
      },
      { expression: 'attribute_not_exists(PK)', conflict: 'SHOP_IDENTIFIER_TAKEN' },
    ),
    update(keys.businessCounters(item.businessId), 'ADD shopsCount :one', {
      expression: '(attribute_not_exists(shopsCount) AND :max > :zero) OR shopsCount < :max',
      values: { ':one': 1, ':zero': 0, ':max': maxShops },
      conflict: 'LIMIT_OF_SIZE_TYPE_REACHED',
    }),
    put(shopItemOf(item)),
    openShopCounters(item.id),
    put({ ...keys.shopOfBusiness(item.businessId, item.id), id: item.id }),
  ];
}
