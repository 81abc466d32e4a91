import dayjs from 'dayjs';
import { addDays } from '#contract/statistics/period.ts';

/** Days are `YYYY-MM-DD`, of the calendar of São Paulo. */
const format = 'YYYY-MM-DD';

/** The zone whose days count for money: that of Brazil's official time. */
export const moneyZone = 'America/Sao_Paulo';

/** The same day so many months later, or the last one of a month that has no such day. */
export const addMonths = (day: string, count: number): string =>
  dayjs(day).add(count, 'month').format(format);

export const endOfMonth = (day: string): string => dayjs(day).endOf('month').format(format);

export const firstOfNextMonth = (day: string): string => addDays(endOfMonth(day), 1);

/** How many days a later day is after an earlier one. */
export const dayCount = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000));

/** The latest of some days; an absent one does not count. */
export const latest = (first: string, ...others: readonly (string | undefined)[]): string =>
  others.reduce<string>((last, day) => (day !== undefined && day > last ? day : last), first);

/** A day as Brazil writes it, `dd/MM/yyyy`. */
export const writtenDay = (day: string): string => dayjs(day).format('DD/MM/YYYY');
