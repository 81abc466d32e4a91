import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { keys } from '../shared/table/keys.ts';
import { currentOffers } from '../shared/table/offer-states.ts';
import { queryAll, type Range } from '../shared/table/query.ts';
import type { Item } from '../shared/table/read.ts';
import { parseStored } from '../shared/table/stored.ts';
import { put, update, type Write } from '../shared/table/transaction.ts';

/**
 * The counts of a shop, in one item that every view of the shop reads. `offersCount` is how many of its
 * offers run, true until `offersChangeAt`: the instant at which one starts or ends by the clock alone.
 */
const shopCounters = z.object({
  followersCount: z._default(z.int(), 0),
  offersCount: z._default(z.int(), 0),
  offersChangeAt: z.exactOptional(z.string()),
});

export type ShopCounters = z.output<typeof shopCounters>;

/** Counters out of an item; those of a shop without one are zero. */
export function parseShopCounters(item: Item | undefined): ShopCounters {
  return parseStored(shopCounters, item) ?? shopCounters.parse({});
}

/** How many offers of a shop run, and until when that holds. */
export interface RunningOffers {
  readonly offersCount: number;
  readonly offersChangeAt?: string;
}

/** Counts the offers that run at `now` among those of a shop that are on and have not ended. */
export async function countRunningOffers(shopId: string, now: Date): Promise<RunningOffers> {
  const rows = await queryAll(currentOffers(keys.shop(shopId).PK, 'active', now));
  const at = now.toISOString();
  const starts = rows.map((row) => String(row['startsAt']));
  const coming = starts.filter((start) => start > at);
  // Rows come in the order of their ends; an end is the last instant at which an offer runs.
  const [, firstEnd] = String(rows[0]?.['LSI1SK'] ?? '').split('#');
  const over = firstEnd ? [new Date(Date.parse(firstEnd) + 1).toISOString()] : [];
  const [offersChangeAt] = [...coming, ...over].sort();
  return {
    offersCount: starts.length - coming.length,
    ...(offersChangeAt && { offersChangeAt }),
  };
}

/** The counters of a new shop. */
export function openShopCounters(shopId: string): Write {
  return put({ ...keys.shopCounters(shopId), followersCount: 0, offersCount: 0 });
}

const due = 'OFFERS_COUNT_DUE';

/** Shops whose count of running offers was true until some instant before `now`. */
export function dueOffersCounts(now: Date): Range {
  return { index: 'GSI2', partition: due, from: '0', to: now.toISOString(), newestFirst: false };
}

/** Stores a count over the one that is there, if the shop is there. */
export function saveOffersCount(
  shopId: string,
  { offersCount, offersChangeAt }: RunningOffers,
): Write {
  const set = 'SET offersCount = :count';
  return update(
    keys.shopCounters(shopId),
    offersChangeAt
      ? `${set}, offersChangeAt = :at, GSI2PK = :due, GSI2SK = :dueAt`
      : `${set} REMOVE offersChangeAt, GSI2PK, GSI2SK`,
    {
      expression: 'attribute_exists(PK)',
      values: {
        ':count': offersCount,
        ...(offersChangeAt && {
          ':at': offersChangeAt,
          ':due': due,
          ':dueAt': `${offersChangeAt}#${shopId}`,
        }),
      },
    },
  );
}
