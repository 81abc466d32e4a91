import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { inGsi1, keys, partitions } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type IdentifierHolder, reservationEnd } from '../identifier.ts';
import type { ShopItem } from './shop-item.ts';

/**
 * The identifiers that the shops of a business give up on a day, by a rename or a removal: ten at most, since
 * each stays reserved for the business for twelve months.
 */
export const releasedIdentifiersOfDay = dailyCount(keys.releasedIdentifiersOfDay, 10);

/**
 * An identifier as stored. `reservedUntil` is there once its shop has given it up: after that instant the item counts
 * as absent, also before DynamoDB has removed it by its `ttl`. Without shop and business it is reserved for nobody,
 * since its business was closed.
 */
const identifierItem = z.object({
  shopId: z.exactOptional(z.string()),
  businessId: z.exactOptional(z.string()),
  reservedUntil: z.exactOptional(z.string()),
});

type Named = Pick<ShopItem, 'id' | 'businessId' | 'shopIdentifier'>;

/** Who has an identifier, read strongly; undefined for one that is free. */
export async function findIdentifierHolder(
  identifier: string,
  now: Date,
): Promise<IdentifierHolder | undefined> {
  const item = parseStored(identifierItem, await getItem(keys.shopIdentifier(identifier)));
  if (!item) return undefined;
  const { shopId, businessId, reservedUntil } = item;
  if (reservedUntil !== undefined && reservedUntil <= now.toISOString()) return undefined;
  return { shopId, businessId, isReleased: reservedUntil !== undefined };
}

const itemOf = ({ id, businessId, shopIdentifier }: Named) => ({
  ...keys.shopIdentifier(shopIdentifier),
  shopId: id,
  businessId,
});

/**
 * Gives a shop its identifier, which must be free or reserved for its business. The transaction is refused
 * with SHOP_IDENTIFIER_TAKEN otherwise.
 */
export function takeIdentifier(shop: Named, now: Date): Write {
  return put(itemOf(shop), {
    expression:
      'attribute_not_exists(PK) OR reservedUntil <= :now OR (attribute_exists(reservedUntil) AND businessId = :businessId)',
    values: { ':now': now.toISOString(), ':businessId': shop.businessId },
    conflict: 'SHOP_IDENTIFIER_TAKEN',
  });
}

function reservationFrom(now: Date) {
  const end = reservationEnd(now);
  return { reservedUntil: end.toISOString(), ttl: Math.ceil(end.getTime() / 1000) };
}

const stillHeldBy = (shopId: string) => ({
  expression: 'shopId = :shopId AND attribute_not_exists(reservedUntil)',
  values: { ':shopId': shopId },
});

/** How a shop gives up its identifier. */
export interface Release {
  /** Whether it stays reserved: its business was approved, so that the identifier may be printed somewhere. */
  readonly isReserved: boolean;
  readonly now: Date;
}

/**
 * Reserves the identifier that a shop gives up for its business, or frees it, and counts it towards the limit of the
 * day; fails at the limit.
 */
export function releaseIdentifier(shop: Named, { isReserved, now }: Release): Write[] {
  const { id, businessId, shopIdentifier } = shop;
  const inList = inGsi1(partitions.identifiersReleasedBy(businessId), shopIdentifier);
  return [
    isReserved
      ? put({ ...itemOf(shop), ...inList, ...reservationFrom(now) }, stillHeldBy(id))
      : remove(keys.shopIdentifier(shopIdentifier), stillHeldBy(id)),
    releasedIdentifiersOfDay.addOne(businessId, now),
  ];
}

/** Reserves the identifier of a shop whose business is closed for nobody, without shop, business or limit, or frees it. */
export function withdrawIdentifier(
  { id, shopIdentifier }: Omit<Named, 'businessId'>,
  { isReserved, now }: Release,
): Write {
  const key = keys.shopIdentifier(shopIdentifier);
  return isReserved
    ? put({ ...key, ...reservationFrom(now) }, stillHeldBy(id))
    : remove(key, stillHeldBy(id));
}

/** Withdraws the identifier that the item of a shop names which cannot be read, if the shop still has it. */
export async function withdrawIfHeld(
  shopId: string,
  shopIdentifier: unknown,
  release: Release,
): Promise<Write[]> {
  if (typeof shopIdentifier !== 'string') return [];
  const item = await getItem(keys.shopIdentifier(shopIdentifier));
  const isHeld = item?.['shopId'] === shopId && item['reservedUntil'] === undefined;
  return isHeld ? [withdrawIdentifier({ id: shopId, shopIdentifier }, release)] : [];
}
