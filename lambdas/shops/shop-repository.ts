import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { openingHoursField } from '#contract/brazil/opening-hours.ts';
import { timeZones } from '#contract/brazil/time-zones.ts';
import { instant, version } from '#contract/fields.ts';
import { paymentOptions } from '#contract/payment-options.ts';
import { shop, shopStatus } from '#contract/shops.ts';
import type { SizeType } from '#contract/size-types.ts';
import { collectPage } from '../shared/table/collect-page.ts';
import { keys } from '../shared/table/keys.ts';
import { highest } from '../shared/table/query.ts';
import { getItem, getItems, type Item } from '../shared/table/read.ts';
import { put, update, type Write } from '../shared/table/transaction.ts';
import { openOfferCounts } from './shop-offer-counts.ts';

/** A shop as it is stored; `userId` is its owner, held in every write's condition. */
const shopItem = z.object({
  id: z.string(),
  businessId: z.string(),
  userId: z.string(),
  shopIdentifier: z.string(),
  shopStatus,
  address: shop.shape.address,
  about: z.exactOptional(z.string()),
  imagesUrls: z.array(z.string()),
  openingHours: openingHoursField,
  shopRules: z.exactOptional(z.string()),
  contacts: shop.shape.contacts,
  paymentOptions: z.exactOptional(paymentOptions),
  timeZone: z.enum(timeZones),
  createdAt: instant,
  updatedAt: instant,
  version,
});

export type ShopItem = z.output<typeof shopItem>;

/** A shop item read along with others. */
export function parseShop(item: Item | undefined): ShopItem | undefined {
  return item && shopItem.parse(item);
}

/** A shop by its id, strongly consistent. */
export async function findShop(id: string): Promise<ShopItem | undefined> {
  return parseShop(await getItem(keys.shop(id)));
}

/** Shops by their ids, strongly consistent, in the order asked; undefined for one that is not there. */
export async function findShops(ids: readonly string[]): Promise<(ShopItem | undefined)[]> {
  const find = await getItems(ids.map((id) => keys.shop(id)));
  return ids.map((id) => parseShop(find(keys.shop(id))));
}

const identifierItem = z.object({ shopId: z.string() });

/** The shop that holds an identifier, if any. */
export async function findIdentifierHolder(identifier: string): Promise<string | undefined> {
  const item = await getItem(keys.shopIdentifier(identifier));
  return item && identifierItem.parse(item).shopId;
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
    load: (rows) => findShops(rows.map((row) => String(row['SK']).slice('SHOP#'.length))),
  });
}

/** All writes of a new shop: itself, its identifier, its place in the business, and the size's limit. */
export function insertShop(item: ShopItem, { maxShops }: SizeType): Write[] {
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
    put({ ...keys.shop(item.id), ...item }),
    openOfferCounts(item),
    put({ ...keys.shopOfBusiness(item.businessId, item.id), id: item.id }),
  ];
}
