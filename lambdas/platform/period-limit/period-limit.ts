import { dayIn, endOfDay } from '#contract/brazil/time-zones.ts';
import { AppError } from '../errors/app-error.ts';

/** A day lasts from midnight to midnight in the zone of most users. */
const zone = 'America/Sao_Paulo';

/** A time for which something is counted. */
export interface Period {
  /** `YYYY-MM-DD` for a day, `YYYY-MM-DDTHH` in UTC for an hour. */
  readonly name: string;
  /** The instant at which it is over. */
  readonly end: Date;
}

/** The day of an instant. */
export function dayOf(now: Date): Period {
  const name = dayIn(zone, now);
  return { name, end: new Date(endOfDay(zone, name).getTime() + 1000) };
}

/** The hour of an instant. It begins and ends with the hours of every zone of Brazil. */
export function hourOf(now: Date): Period {
  const name = now.toISOString().slice(0, 13);
  return { name, end: new Date(Date.parse(`${name}:00:00Z`) + 60 * 60 * 1000) };
}

/** Throws TOO_MANY_REQUESTS, until the period is over, where as many as it allows were counted. */
export function requireBelowLimit(count: number, limit: number, { end }: Period, now: Date): void {
  if (count < limit) return;
  const wait = end.getTime() - now.getTime();
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) });
}
