import { dayIn, endOfDay } from '#contract/brazil/time-zones.ts';
import { AppError } from '../shared/app-error.ts';

/** Most indications of one user on one day. */
export const maxIndicationsOfDay = 20;

/** A day lasts from midnight to midnight in the zone of most users. */
const zone = 'America/Sao_Paulo';

/** The day that an indication counts for, `YYYY-MM-DD`, and the instant at which it is over. */
export function indicationDay(now: Date): { readonly day: string; readonly end: Date } {
  const day = dayIn(zone, now);
  return { day, end: new Date(endOfDay(zone, day).getTime() + 1000) };
}

/** Throws TOO_MANY_REQUESTS, until the day is over, where a user has used up their indications of it. */
export function requireMayIndicate(count: number, now: Date): void {
  if (count < maxIndicationsOfDay) return;
  const wait = indicationDay(now).end.getTime() - now.getTime();
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) });
}
