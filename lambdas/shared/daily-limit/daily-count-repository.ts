import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import type { Key } from '../table/keys.ts';
import { getItem } from '../table/read.ts';
import { update } from '../table/transaction.ts';
import type { Write } from '../write.ts';
import { dayOf, requireBelowLimit } from './daily-limit.ts';

const counter = z.object({ dayCount: z.int() });

/** How often somebody did something on a day, with the limit of it. */
interface DailyCount {
  /** Throws TOO_MANY_REQUESTS, until the day is over, where the limit of the day is reached. */
  readonly requireBelowLimit: (id: string, now: Date) => Promise<void>;
  /** Counts one more; the transaction fails where the limit of the day is reached. */
  readonly addOne: (id: string, now: Date) => Write;
}

/**
 * A count of each day for which `keyOf` gives the item's key, by the id of a user or a business and the day
 * (`YYYY-MM-DD`). The item expires with its day.
 */
export function dailyCount(keyOf: (id: string, day: string) => Key, limit: number): DailyCount {
  return {
    async requireBelowLimit(id, now) {
      const item = await getItem(keyOf(id, dayOf(now).day));
      requireBelowLimit(item ? counter.parse(item).dayCount : 0, limit, now);
    },
    addOne(id, now) {
      const { day, end } = dayOf(now);
      return update(keyOf(id, day), 'ADD dayCount :one SET #ttl = :ttl', {
        expression: 'attribute_not_exists(dayCount) OR dayCount < :limit',
        names: { '#ttl': 'ttl' },
        values: { ':one': 1, ':limit': limit, ':ttl': end.getTime() / 1000 },
      });
    },
  };
}
