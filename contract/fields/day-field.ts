import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { dayIn } from '../brazil/time-zones.ts';

const firstDay = '2000-01-01';

/** Most years from today to a day of a request. */
const yearsAhead = 10;

function lastDay(): string {
  const today = dayIn('America/Sao_Paulo', new Date());
  return `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
}

/**
 * A day of a request, `YYYY-MM-DD`, from 2000 to ten years from today. What days are added to, or kept in a few bytes, has
 * no room for the year 0 or 9999.
 */
export const dayField = z.iso.date({ abort: true }).check(
  z.refine((day) => day >= firstDay, { error: 'IN_THE_PAST' }),
  z.refine((day) => day <= lastDay(), { error: 'TOO_FAR_AHEAD' }),
);
