import { countRunning, type RunningOffers } from '../running-offers.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Consistency, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { endIn, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { currentOffers } from '#lambdas/platform/table/offer-states.ts';
import { queryAll, queryPage, rowsUpTo } from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { applyWrite, putNew, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** The counts of a shop, in one item that every view of the shop reads. See RunningOffers for the offers. */
const shopCounters = z.object({
  followersCount: z._default(z.int(), 0),
  offersCount: z._default(z.int(), 0),
  offersChangeAt: z.exactOptional(z.string()),
  /** When the stored count of offers began. */
  offersCountedAt: z._default(z.string(), new Date(0).toISOString()),
});

type ShopCounters = z.output<typeof shopCounters>;

/** Reads a shop's counters from their item; undefined without an item. */
export function parseShopCounters(item: Item | undefined): ShopCounters | undefined {
  return item && (parseStored(shopCounters, item) ?? shopCounters.parse({}));
}

/** Reads counters of shops; returns a look-up by id, with zeros for missing counters. */
export async function findShopCounters(
  ids: readonly string[],
  consistency: Consistency,
): Promise<(id: string) => ShopCounters> {
  const find = await getItems(ids.map(keys.shopCounters), consistency);
  return (id) => parseShopCounters(find(keys.shopCounters(id))) ?? shopCounters.parse({});
}

/** Reads the stored count of a shop's running offers; undefined where the shop does not exist. */
export async function findOffersCount(shopId: string): Promise<ShopCounters | undefined> {
  return parseShopCounters(await getItem(keys.shopCounters(shopId)));
}

/** Counts the offers of a shop that run at `now`, from its list of offers. */
export async function countRunningOffers(shopId: string, now: Date): Promise<RunningOffers> {
  const rows = await queryAll(currentOffers(keys.shop(shopId).PK, 'active', now));
  const offers = rows.map((row) => ({
    startsAt: String(row['startsAt']),
    endsAt: endIn(row['LSI1SK']),
  }));
  return countRunning(offers, now);
}

/** Writes the counters of a new shop. */
export function insertShopCounters(shopId: string): Write {
  return putNew({ ...keys.shopCounters(shopId), followersCount: 0, offersCount: 0 });
}

/** Lists a page of the ids of shops whose count of running offers became outdated before `now`. */
export function listShopsOfDueCounts(now: Date, request: PageRequest): Promise<Page<string>> {
  const range = rowsUpTo(partitions.offersCountsDue, now.toISOString(), 'GSI2');
  return queryPage(range, request, partitionId);
}

/** Stores a count of running offers. Throws WriteConflict without a shop, or if a later count is stored. */
export async function saveOffersCount(
  shopId: string,
  { offersCount, offersChangeAt }: RunningOffers,
  begun: Date,
): Promise<void> {
  const set = 'SET offersCount = :count, offersCountedAt = :begun';
  const due =
    offersChangeAt && inGsi2(partitions.offersCountsDue, instantKey(offersChangeAt, shopId));
  await applyWrite(
    update(
      keys.shopCounters(shopId),
      due
        ? `${set}, offersChangeAt = :at, GSI2PK = :due, GSI2SK = :dueAt`
        : `${set} REMOVE offersChangeAt, GSI2PK, GSI2SK`,
      {
        expression: `${exists.expression} AND (attribute_not_exists(offersCountedAt) OR offersCountedAt <= :begun)`,
        values: {
          ':count': offersCount,
          ':begun': begun.toISOString(),
          ...(due && { ':at': offersChangeAt, ':due': due.GSI2PK, ':dueAt': due.GSI2SK }),
        },
      },
    ),
  );
}

const validatorsCount = z.object({ validatorsCount: z.int() });

/** Reads the number of validators of shops, unfinished ones included, disabled ones not. */
export async function findValidatorsCounts(
  shopIds: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(shopId: string) => number> {
  const find = await getItems(shopIds.map(keys.validatorsCount), consistency);
  return (shopId) => {
    const item = find(keys.validatorsCount(shopId));
    return item ? validatorsCount.parse(item).validatorsCount : 0;
  };
}

/** Counts one more validator of a shop; refused with LIMIT_OF_SIZE_TYPE_REACHED at a limit of 1 or more. */
export function addToValidatorsCount(shopId: string, limit: number): Write {
  return update(keys.validatorsCount(shopId), 'ADD validatorsCount :one', {
    expression: 'attribute_not_exists(validatorsCount) OR validatorsCount < :limit',
    values: { ':one': 1, ':limit': limit },
    conflict: 'LIMIT_OF_SIZE_TYPE_REACHED',
  });
}

/**
 * Counts one validator of a shop less; no write at 0, as after the shop's removal. Fails if the count fell to 0 since
 * it was read.
 */
export async function takeFromValidatorsCount(shopId: string): Promise<Write[]> {
  const countOf = await findValidatorsCounts([shopId]);
  if (countOf(shopId) === 0) return [];
  return [
    update(keys.validatorsCount(shopId), 'ADD validatorsCount :less', {
      expression: 'validatorsCount > :zero',
      values: { ':less': -1, ':zero': 0 },
    }),
  ];
}

/** Removes the count with its shop; without force it is refused with SHOP_HAS_OFFERS unless the count is zero. */
export function removeValidatorsCount(shopId: string, isForced: boolean): Write {
  if (isForced) return remove(keys.validatorsCount(shopId));
  return remove(keys.validatorsCount(shopId), {
    expression: 'attribute_not_exists(PK) OR validatorsCount = :zero',
    values: { ':zero': 0 },
    conflict: 'SHOP_HAS_OFFERS',
  });
}
