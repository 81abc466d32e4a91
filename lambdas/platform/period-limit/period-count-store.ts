import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Key } from '../table/keys.ts';
import { getItem } from '../table/read.ts';
import { update } from '../table/transaction.ts';
import type { Write } from '../table/write.ts';
import { dayOf, hourOf, type Period, requireBelowLimit } from './period-limit.ts';

/** Items of an earlier version lack the count; they expire within a day. */
const counter = z.object({ periodCount: z.exactOptional(z.int()) });

/** Counts somebody's actions in a day or an hour, up to a limit. */
interface PeriodCount {
  /** Throws TOO_MANY_REQUESTS, until the period is over, where the limit is reached. */
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

/** Counts actions per day (`YYYY-MM-DD`) of a user or a business. The annotation lets bundles drop unused counts. */
export const dailyCount = /* @__NO_SIDE_EFFECTS__ */ (keyOf: KeyOf, limit: number) =>
  periodCount(dayOf, keyOf, limit);

/** Counts actions per hour (`YYYY-MM-DDTHH` in UTC), like `dailyCount`. */
export const hourlyCount = /* @__NO_SIDE_EFFECTS__ */ (keyOf: KeyOf, limit: number) =>
  periodCount(hourOf, keyOf, limit);
