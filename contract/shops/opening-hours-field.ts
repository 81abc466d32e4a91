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

export const openingHoursField = z.strictObject({
  SUN: dayValue,
  MON: dayValue,
  TUE: dayValue,
  WED: dayValue,
  THU: dayValue,
  FRI: dayValue,
  SAT: dayValue,
});

/** Opening hours in an answer: without the rules of input, stored values stay readable after a rule changes. */
export const shownOpeningHours = z.object({
  SUN: z.string(),
  MON: z.string(),
  TUE: z.string(),
  WED: z.string(),
  THU: z.string(),
  FRI: z.string(),
  SAT: z.string(),
});
