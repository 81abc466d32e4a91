const minute = 60_000;
const hour = 60 * minute;

/** Formats a duration as `5 minutos` in a language, rounded down, at least one minute. */
export function formatAge(milliseconds: number, language: string): string {
  const format = (unit: string, count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return milliseconds < hour
    ? format('minute', Math.max(1, Math.floor(milliseconds / minute)))
    : format('hour', Math.floor(milliseconds / hour));
}
