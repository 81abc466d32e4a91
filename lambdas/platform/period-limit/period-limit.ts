import { dayIn, endOfDay } from '#contract/brazil/time-zones.ts';
import { AppError } from '../errors/app-error.ts';

/** Days run from midnight to midnight in the zone of most users. */
const zone = 'America/Sao_Paulo';

export interface Period {
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
