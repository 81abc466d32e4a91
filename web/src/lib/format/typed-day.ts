const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is a day `YYYY-MM-DD` of the calendar. */
export function isCalendarDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return isoDay.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const twoDigits = (digits: string) => digits.padStart(2, '0');

/** Converts a completely typed day, `24/12/2026`, to `2026-12-24`; returns other text unchanged. */
export function readTypedDay(typed: string): string {
  const [, day = '', month = '', year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  const read = `${year}-${month}-${day}`;
  return isCalendarDay(read) ? read : typed;
}

/** Converts `1/12/2026` or `2026-12-1` to `2026-12-01`, in the calendar or not; undefined for other text. */
export function readWholeDay(typed: string): string | undefined {
  const { day, month, year } =
    /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/.exec(typed)?.groups ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(typed)?.groups ??
    {};
  return day && month && year && `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * Completes a typed day to `YYYY-MM-DD` when its field is left: `24/12` becomes the first such day from `today` on,
 * `24/12/26` a day of this century. Returns invalid text unchanged.
 */
export function completeDay(typed: string, today: string): string {
  const whole = readWholeDay(typed);
  if (whole) return isCalendarDay(whole) ? whole : typed;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2})?)?$/.exec(typed) ?? [];
  if (day === '') return typed;
  const rest = `${twoDigits(month)}-${twoDigits(day)}`;
  const thisYear = Number(today.slice(0, 4));
  // 29 February returns after at most eight years.
  const years = year ? [2000 + Number(year)] : Array.from({ length: 9 }, (_, n) => thisYear + n);
  const days = years.map((one) => `${one}-${rest}`).filter(isCalendarDay);
  return (year ? days[0] : days.find((one) => one >= today)) ?? typed;
}

/** Returns the day of a field; undefined if it is empty or invalid. */
export const knownDay = (value: string | null): string | undefined =>
  value !== null && isCalendarDay(value) ? value : undefined;
