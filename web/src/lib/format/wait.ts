const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Formats a wait in milliseconds as `em 5 minutos` in a language, rounded up. */
export function formatWait(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (milliseconds <= 90 * second) return format.format(Math.ceil(milliseconds / second), 'second');
  if (milliseconds <= 90 * minute) return format.format(Math.ceil(milliseconds / minute), 'minute');
  return format.format(Math.ceil(milliseconds / hour), 'hour');
}
