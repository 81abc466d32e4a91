import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { parseDay } from './opening-hours.ts';

const dayValue = z.string().check(
  z.trim(),
  z.maxLength(60, { abort: true }),
  z.refine<string>((value) => parseDay(value) !== undefined, {
    error: 'INVALID_FORMAT',
  }),
);

/** A value for every day of the week. */
export const openingHoursField = z.strictObject({
  SUN: dayValue,
  MON: dayValue,
  TUE: dayValue,
  WED: dayValue,
  THU: dayValue,
  FRI: dayValue,
  SAT: dayValue,
});

/** Opening hours in an answer, without the rules of input, so that stored ones stay readable. */
export const shownOpeningHours = z.object({
  SUN: z.string(),
  MON: z.string(),
  TUE: z.string(),
  WED: z.string(),
  THU: z.string(),
  FRI: z.string(),
  SAT: z.string(),
});
