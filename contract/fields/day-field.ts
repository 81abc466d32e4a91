import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { dayIn } from '../brazil/time-zones.ts';

const firstDay = '2000-01-01';

/** Longest time from today to a day in a request, in years. */
const yearsAhead = 10;

function lastDay(): string {
  const today = dayIn('America/Sao_Paulo', new Date());
  return `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
}

/** A day in a request, from 2000 to ten years from today; date arithmetic and vouchers fail for years like 9999. */
export const dayField = z.iso.date({ abort: true }).check(
  z.refine((day) => day >= firstDay, { error: 'IN_THE_PAST' }),
  z.refine((day) => day <= lastDay(), { error: 'TOO_FAR_AHEAD' }),
);
