import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { queryPage, wholePartition } from '#lambdas/platform/table/query.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type IdentifierRecord, reservationEnd } from '../identifiers/identifier.ts';
import type { ShopItem } from './shop-store.ts';

/** Identifiers that a business's shops give up per day: at most ten, since each stays reserved for twelve months. */
export const releasedIdentifiersOfDay = dailyCount(keys.releasedIdentifiersOfDay, 10);

/**
 * A stored identifier. After `reservedUntil` a given-up identifier counts as absent, even if DynamoDB's `ttl` has
 * not removed it yet. Without shop and business, because the business was closed, it is reserved for nobody.
 */
const identifierItem = z.object({
  shopId: z.exactOptional(z.string()),
  businessId: z.exactOptional(z.string()),
  reservedUntil: z.exactOptional(z.string()),
});

type Named = Pick<ShopItem, 'id' | 'businessId' | 'shopIdentifier'>;

/** Reads who has an identifier (strong read); undefined for a free one. */
export async function findIdentifierRecord(
  identifier: string,
  now: Date,
): Promise<IdentifierRecord | undefined> {
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

/** Gives a shop its identifier. Refused with SHOP_IDENTIFIER_TAKEN unless it is free or reserved for the business. */
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

export interface Release {
  /** Whether it stays reserved, since an approved business may have printed it somewhere. */
  readonly isReserved: boolean;
  readonly now: Date;
}

/** Reserves or frees a given-up identifier, and counts it towards the day's limit; fails at the limit. */
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

/** Reserves the identifier of a closed business's shop for nobody, without shop, business or limit, or frees it. */
export function withdrawIdentifier(
  { id, shopIdentifier }: Omit<Named, 'businessId'>,
  { isReserved, now }: Release,
): Write {
  const key = keys.shopIdentifier(shopIdentifier);
  return isReserved
    ? put({ ...key, ...reservationFrom(now) }, stillHeldBy(id))
    : remove(key, stillHeldBy(id));
}

/** Withdraws the identifier of an unreadable shop, if the shop still has it. */
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

/** Lists a page of identifiers that a business's shops gave up; those of the last second may be missing. */
export function listReleasedIdentifiers(
  businessId: string,
  request: PageRequest,
): Promise<Page<string>> {
  const range = wholePartition(partitions.identifiersReleasedBy(businessId), 'GSI1');
  return queryPage(range, request, partitionId);
}

/**
 * Takes the business out of a given-up identifier: it stays reserved for nobody, until its set end. No write if it
 * is no longer this business's; fails where that changes.
 */
export async function forgetOwner(businessId: string, identifier: string): Promise<Write[]> {
  const key = keys.shopIdentifier(identifier);
  const item = await getItem(key);
  if (item?.['businessId'] !== businessId || !item['reservedUntil']) return [];
  return [
    update(key, 'REMOVE shopId, businessId, GSI1PK, GSI1SK', {
      expression: 'businessId = :businessId AND attribute_exists(reservedUntil)',
      values: { ':businessId': businessId },
    }),
  ];
}
