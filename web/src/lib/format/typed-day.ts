import { isCalendarDay } from './calendar-day.ts';

const twoDigits = (digits: string) => digits.padStart(2, '0');

/** A day typed to its end, `24/12/2026`, as `2026-12-24`; other text as it is. */
export function readTypedDay(typed: string): string {
  const [, day = '', month = '', year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  const read = `${year}-${month}-${day}`;
  return isCalendarDay(read) ? read : typed;
}

/**
 * A day with its whole year, `1/12/2026` or `2026-12-1`, as `2026-12-01`, in the calendar or not; undefined for other
 * text.
 */
export function readWholeDay(typed: string): string | undefined {
  const { day, month, year } =
    /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/.exec(typed)?.groups ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(typed)?.groups ??
    {};
  return day && month && year && `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * A day whose field was left, `YYYY-MM-DD`: without a year, `24/12`, the first such day from `today` on; with the last
 * two digits of one, `24/12/26`, that of this century. Text that is no day stays as it is.
 */
export function completeDay(typed: string, today: string): string {
  const whole = readWholeDay(typed);
  if (whole) return isCalendarDay(whole) ? whole : typed;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2})?)?$/.exec(typed) ?? [];
  if (day === '') return typed;
  const rest = `${twoDigits(month)}-${twoDigits(day)}`;
  const thisYear = Number(today.slice(0, 4));
  // 29 February is in the calendar again after eight years at most.
  const years = year ? [2000 + Number(year)] : Array.from({ length: 9 }, (_, n) => thisYear + n);
  const days = years.map((one) => `${one}-${rest}`).filter(isCalendarDay);
  return (year ? days[0] : days.find((one) => one >= today)) ?? typed;
}

/** The day of a field; undefined where it has none, or text that is none. */
export const knownDay = (value: string | null): string | undefined =>
  value !== null && isCalendarDay(value) ? value : undefined;
