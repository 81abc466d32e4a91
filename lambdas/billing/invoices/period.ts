import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import { addDays } from '#contract/statistics/period.ts';
import { addMonths, dayCount, endOfMonth, firstOfNextMonth } from './days.ts';

/** Minimum days of a partial first month with its own invoice; a shorter one is invoiced with the next month. */
const shortestPart = 10;

/** Days charged at one price, and the days that the full price covers. */
export interface ChargedPart {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  /** Days that the full price covers: equal to `days` for a whole month or year. */
  readonly daysOfPrice: number;
}

const isFirstOfMonth = (day: string) => day.endsWith('-01');

/** Returns the days from `start` to the end of its month. */
export function monthFrom(start: string): ChargedPart {
  const end = endOfMonth(start);
  return { start, end, days: dayCount(start, end) + 1, daysOfPrice: Number(end.slice(-2)) };
}

function yearFrom(start: string): ChargedPart {
  const end = addDays(addMonths(start, 12), -1);
  const days = dayCount(start, end) + 1;
  return { start, end, days, daysOfPrice: days };
}

/** Returns the parts of a period: a year or a month. A short first month is charged with the next one. */
export function partsOfPeriod(start: string, cycle: BillingCycle): readonly ChargedPart[] {
  if (cycle === 'YEARLY') return [yearFrom(start)];
  const part = monthFrom(start);
  const isShort = !isFirstOfMonth(start) && part.days < shortestPart;
  return isShort ? [part, monthFrom(firstOfNextMonth(start))] : [part];
}

/** Returns the last day of a period. */
export const endOfPeriod = (start: string, cycle: BillingCycle): string =>
  partsOfPeriod(start, cycle).at(-1)?.end ?? start;

/** Returns the day on which a period is invoiced: its first day, or the first of the next month after a short part. */
export const issueDayOf = (start: string, cycle: BillingCycle): string =>
  partsOfPeriod(start, cycle).at(-1)?.start ?? start;

/** Returns the number of whole months from the first of a month to the end of a paid year. */
export function wholeMonthsUntil(start: string, end: string): number {
  let count = 0;
  while (addDays(addMonths(start, count + 1), -1) <= end) count += 1;
  return count;
}
