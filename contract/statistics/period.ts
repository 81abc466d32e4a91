import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { dayField } from '../fields/day-field.ts';

/** Longest period of statistics or of a report, in days. */
const longestPeriod = 366;

const dayInMs = 24 * 60 * 60 * 1000;

/** From day to day, `YYYY-MM-DD`, both included. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

const timeOf = (value: string) => Date.parse(`${value}T00:00:00Z`);

/** Returns the number of days; less than one where the period ends before it begins. */
export const daysOf = ({ from, to }: DayPeriod): number =>
  (timeOf(to) - timeOf(from)) / dayInMs + 1;

/** Returns the day so many days later; a negative number goes back. */
export const addDays = (value: string, days: number): string =>
  new Date(timeOf(value) + days * dayInMs).toISOString().slice(0, 10);

/** Returns every day of a period in order. */
export const daysIn = (period: DayPeriod): string[] =>
  [...Array(Math.max(daysOf(period), 0)).keys()].map((index) => addDays(period.from, index));

/** Returns the period of equal length before a period, for comparison. */
export const periodBefore = (period: DayPeriod): DayPeriod => ({
  from: addDays(period.from, -daysOf(period)),
  to: addDays(period.from, -1),
});

export const periodFields = { from: dayField, to: dayField };

/** Checks of a period: not before its start, and at most 366 days. */
export const periodChecks = [
  z.refine<DayPeriod>((period) => daysOf(period) >= 1, { error: 'BEFORE_START', path: ['to'] }),
  z.refine<DayPeriod>((period) => daysOf(period) <= longestPeriod, {
    error: 'PERIOD_TOO_LONG',
    path: ['to'],
  }),
] as const;
