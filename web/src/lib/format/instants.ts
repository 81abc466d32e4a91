import { localDay, noonOf } from './days.ts';

/** Formats an instant in the device's time zone, `20/11/2026, 14:05`, with the day first in all languages. */
export function formatInstant(instant: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(new Date(instant));
}

/** Formats an instant of the last days in the device's time zone, as `hoje, 22:54`. */
export function formatRecent(at: Date, now: Date, language: string): string {
  const days = Math.round((noonOf(localDay(at)).getTime() - noonOf(localDay(now)).getTime()) / day);
  const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${name}, ${time.format(at)}`;
}

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

/** Formats how long ago an instant was, as `há 3 dias`, rounded down; undefined for less than a minute. */
export function formatTimeAgo(instant: string, now: Date, language: string): string | undefined {
  const passed = now.getTime() - Date.parse(instant);
  const longest = units.find(([, length]) => passed >= length);
  if (!longest) return undefined;
  const [unit, length] = longest;
  // In numbers: the words of `auto`, such as yesterday, mean calendar days, not 24 hours.
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return format.format(-Math.floor(passed / length), unit);
}
