import { dayIn, endOfDay } from '#contract/brazil/time-zones.ts';
import { AppError } from '../app-error.ts';

/** A day lasts from midnight to midnight in the zone of most users. */
const zone = 'America/Sao_Paulo';

/** The day for which something is counted, `YYYY-MM-DD`, and the instant at which it is over. */
export function dayOf(now: Date): { readonly day: string; readonly end: Date } {
  const day = dayIn(zone, now);
  return { day, end: new Date(endOfDay(zone, day).getTime() + 1000) };
}

/** Throws TOO_MANY_REQUESTS, until the day is over, where as many as a day allows were counted. */
export function requireBelowLimit(count: number, limit: number, now: Date): void {
  if (count < limit) return;
  const wait = dayOf(now).end.getTime() - now.getTime();
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) });
}
