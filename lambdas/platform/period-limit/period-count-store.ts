import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Key } from '../table/keys.ts';
import { getItem } from '../table/read.ts';
import { update } from '../table/transaction.ts';
import type { Write } from '../table/write.ts';
import { dayOf, hourOf, type Period, requireBelowLimit } from './period-limit.ts';

/** The count is absent from an item of an earlier version, which expires within a day. */
const counter = z.object({ periodCount: z.exactOptional(z.int()) });

/** How often somebody did something in a day or an hour, with the limit of it. */
interface PeriodCount {
  /** Throws TOO_MANY_REQUESTS, until the period is over, where its limit is reached. */
  readonly requireBelowLimit: (id: string, now: Date) => Promise<void>;
  /** Counts one more; the transaction fails where the limit is reached. */
  readonly addOne: (id: string, now: Date) => Write;
}

type KeyOf = (id: string, period: string) => Key;

function periodCount(periodOf: (now: Date) => Period, keyOf: KeyOf, limit: number): PeriodCount {
  return {
    async requireBelowLimit(id, now) {
      const period = periodOf(now);
      const item = await getItem(keyOf(id, period.name));
      requireBelowLimit(item ? (counter.parse(item).periodCount ?? 0) : 0, limit, period, now);
    },
    addOne(id, now) {
      const { name, end } = periodOf(now);
      return update(keyOf(id, name), 'ADD periodCount :one SET #ttl = :ttl', {
        expression: 'attribute_not_exists(periodCount) OR periodCount < :limit',
        names: { '#ttl': 'ttl' },
        values: { ':one': 1, ':limit': limit, ':ttl': end.getTime() / 1000 },
      });
    },
  };
}

/**
 * A count of each day for which `keyOf` gives the item's key, by the id of a user or a business and the day
 * (`YYYY-MM-DD`). The item expires with its day. The annotation lets a bundle leave out a count that it does not use.
 */
export const dailyCount = /* @__NO_SIDE_EFFECTS__ */ (keyOf: KeyOf, limit: number) =>
  periodCount(dayOf, keyOf, limit);

/** A count of each hour (`YYYY-MM-DDTHH` in UTC), as `dailyCount` is one of each day. */
export const hourlyCount = /* @__NO_SIDE_EFFECTS__ */ (keyOf: KeyOf, limit: number) =>
  periodCount(hourOf, keyOf, limit);
