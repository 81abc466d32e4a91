import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import { addDays } from '#contract/statistics/period.ts';
import { addMonths, dayCount, endOfMonth, firstOfNextMonth } from './days.ts';

/** A first part of a month of fewer days than this is invoiced with the next month. */
const shortestPart = 10;

/** What an invoice charges: days that have one price, and their share of that price. */
export interface ChargedPart {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  /** The days that the price is for; the same as `days` for a whole month or year. */
  readonly daysOfPrice: number;
}

const isFirstOfMonth = (day: string) => day.endsWith('-01');

/** The days from `start` to the end of its month. */
export function monthFrom(start: string): ChargedPart {
  const end = endOfMonth(start);
  return { start, end, days: dayCount(start, end) + 1, daysOfPrice: Number(end.slice(-2)) };
}

function yearFrom(start: string): ChargedPart {
  const end = addDays(addMonths(start, 12), -1);
  const days = dayCount(start, end) + 1;
  return { start, end, days, daysOfPrice: days };
}

/**
 * What an invoice charges whose period begins on a day: twelve months, or a calendar month. A period that begins within
 * a month is charged by its days, and together with the next month if these are under ten.
 */
export function partsOfPeriod(start: string, cycle: BillingCycle): readonly ChargedPart[] {
  if (cycle === 'YEARLY') return [yearFrom(start)];
  const part = monthFrom(start);
  const isShort = !isFirstOfMonth(start) && part.days < shortestPart;
  return isShort ? [part, monthFrom(firstOfNextMonth(start))] : [part];
}

/** The last day of such a period. */
export const endOfPeriod = (start: string, cycle: BillingCycle): string =>
  partsOfPeriod(start, cycle).at(-1)?.end ?? start;

/** The day on which a period is invoiced: its first one, or that of the month which a short part is invoiced with. */
export const issueDayOf = (start: string, cycle: BillingCycle): string =>
  partsOfPeriod(start, cycle).at(-1)?.start ?? start;

/** How many whole months there are from the first of a month to the end of a paid year. */
export function wholeMonthsUntil(start: string, end: string): number {
  let count = 0;
  while (addDays(addMonths(start, count + 1), -1) <= end) count += 1;
  return count;
}
