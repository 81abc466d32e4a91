const minute = 60_000;
const hour = 60 * minute;

/** How long ago something was, rounded down and at least a minute, as `há 5 minutos` in a language. */
export function formatAge(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (milliseconds < hour) {
    return format.format(-Math.max(1, Math.floor(milliseconds / minute)), 'minute');
  }
  return format.format(-Math.floor(milliseconds / hour), 'hour');
}
