const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a duration as `5 minutos` in a language, rounded down, at least one minute; in days from two days on. */
export function formatAge(milliseconds: number, language: string): string {
  const format = (unit: string, count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (milliseconds < hour) return format('minute', Math.max(1, Math.floor(milliseconds / minute)));
  if (milliseconds < 2 * day) return format('hour', Math.floor(milliseconds / hour));
  return format('day', Math.floor(milliseconds / day));
}
