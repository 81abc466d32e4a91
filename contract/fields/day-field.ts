import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { dayIn } from '../brazil/time-zones.ts';

const firstDay = '2000-01-01';

/** Longest time from today to a day in a request, in years. */
const yearsAhead = 10;

/**
 * Returns whether a day is at most ten years from today in São Paulo. That day is needed only for the last of these
 * years: a time zone's first use takes some milliseconds, also in a call.
 */
function isNear(day: string): boolean {
  const now = new Date();
  if (Number(day.slice(0, 4)) < now.getUTCFullYear() + yearsAhead) return true;
  const today = dayIn('America/Sao_Paulo', now);
  return day <= `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
}

/** A day in a request, from 2000 to ten years from today; date arithmetic and vouchers fail for years like 9999. */
export const dayField = z.iso.date({ abort: true }).check(
  z.refine((day) => day >= firstDay, { error: 'IN_THE_PAST' }),
  z.refine(isNear, { error: 'TOO_FAR_AHEAD' }),
);
