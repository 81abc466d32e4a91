import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { dayIn, endOfDay } from '#contract/brazil/time-zones.ts';
import { AppError } from '../errors/app-error.ts';
import type { Key } from '../table/keys.ts';
import { getItem } from '../table/read.ts';
import { update } from '../table/transaction.ts';
import type { Write } from '../table/write.ts';

/** Days run from midnight to midnight in the zone of most users. */
const zone = 'America/Sao_Paulo';

interface Period {
  /** `YYYY-MM-DD` for a day, `YYYY-MM-DDTHH` in UTC for an hour. */
  readonly name: string;
  /** First instant after the period. */
  readonly end: Date;
}

/** Returns the day of an instant. */
export function dayOf(now: Date): Period {
  const name = dayIn(zone, now);
  return { name, end: new Date(endOfDay(zone, name).getTime() + 1000) };
}

/** Returns the hour of an instant, which is a full hour in every zone of Brazil. */
export function hourOf(now: Date): Period {
  const name = now.toISOString().slice(0, 13);
  return { name, end: new Date(Date.parse(`${name}:00:00Z`) + 60 * 60 * 1000) };
}

/** Throws TOO_MANY_REQUESTS, until the period is over, where the limit is reached. */
export function requireBelowLimit(count: number, limit: number, { end }: Period, now: Date): void {
  if (count < limit) return;
  const wait = end.getTime() - now.getTime();
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) });
}

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
