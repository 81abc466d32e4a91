const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a duration as `há 5 minutos` in a language, rounded down, at least one minute; in days from two days on. */
export function formatAge(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (milliseconds < hour) {
    return format.format(-Math.max(1, Math.floor(milliseconds / minute)), 'minute');
  }
  if (milliseconds < 2 * day) return format.format(-Math.floor(milliseconds / hour), 'hour');
  return format.format(-Math.floor(milliseconds / day), 'day');
}
