import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { dayField } from '../fields/day-field.ts';

/** Most days of a period of statistics or of a report. */
const longestPeriod = 366;

const dayInMs = 24 * 60 * 60 * 1000;

/** From day to day, `YYYY-MM-DD`, both included. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

const timeOf = (value: string) => Date.parse(`${value}T00:00:00Z`);

/** How many days a period has; less than one where it ends before it begins. */
export const daysOf = ({ from, to }: DayPeriod): number =>
  (timeOf(to) - timeOf(from)) / dayInMs + 1;

/** The day some days after another, or before it. */
export const addDays = (value: string, days: number): string =>
  new Date(timeOf(value) + days * dayInMs).toISOString().slice(0, 10);

/** Every day of a period, the first one first. */
export const daysIn = (period: DayPeriod): string[] =>
  [...Array(Math.max(daysOf(period), 0)).keys()].map((index) => addDays(period.from, index));

/** As many days before a period, with which it is compared. */
export const periodBefore = (period: DayPeriod): DayPeriod => ({
  from: addDays(period.from, -daysOf(period)),
  to: addDays(period.from, -1),
});

/** The fields of a period. */
export const periodFields = { from: dayField, to: dayField };

/** The checks of an object with a period: not before its start, and 366 days at most. */
export const periodChecks = [
  z.refine<DayPeriod>((period) => daysOf(period) >= 1, { error: 'BEFORE_START', path: ['to'] }),
  z.refine<DayPeriod>((period) => daysOf(period) <= longestPeriod, {
    error: 'PERIOD_TOO_LONG',
    path: ['to'],
  }),
] as const;
