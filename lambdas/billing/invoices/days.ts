import dayjs from 'dayjs';
import { addDays } from '#contract/statistics/period.ts';

/** Format of days, in the calendar of São Paulo. */
const format = 'YYYY-MM-DD';

/** Zone whose days count for money: Brazil's official time. */
export const moneyZone = 'America/Sao_Paulo';

/** Returns the same day `count` months later, or the last day of a shorter month. */
export const addMonths = (day: string, count: number): string =>
  dayjs(day).add(count, 'month').format(format);

export const endOfMonth = (day: string): string => dayjs(day).endOf('month').format(format);

export const firstOfNextMonth = (day: string): string => addDays(endOfMonth(day), 1);

/** Returns the number of days from the earlier to the later day. */
export const dayCount = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000));

/** Returns the latest day; undefined days are ignored. */
export const latest = (first: string, ...others: readonly (string | undefined)[]): string =>
  others.reduce<string>((last, day) => (day !== undefined && day > last ? day : last), first);

/** Formats a day as `dd/MM/yyyy`. */
export const writtenDay = (day: string): string => dayjs(day).format('DD/MM/YYYY');
