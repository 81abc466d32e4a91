const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** How long ago an instant was, as `há 3 dias` in a language, in whole units rounded down. */
export function formatTimeAgo(instant: string, now: Date, language: string): string {
  const passed = Math.max(0, now.getTime() - Date.parse(instant));
  const [unit, length] = units.find(([, length]) => passed >= length) ?? ['minute', minute];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.floor(passed / length), unit);
}
