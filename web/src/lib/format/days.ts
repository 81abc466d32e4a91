import { dayIn, type TimeZone, wallClock } from '#contract/brazil/time-zones.ts';
import { type DayCode, dayCodes } from '#contract/shops/opening-hours.ts';

/** The weekdays in the usual order of opening hours in Brazil. */
export const weekFromMonday: readonly DayCode[] = [...dayCodes.slice(1), 'SUN'];

/** Formats a day of the API, `2026-11-30`, as `30/11/2026`. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** Formats a day of the API as `30/11`, with its year unless that is the year of `today` (`YYYY-MM-DD`). */
export const formatShortDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).slice(0, 5) : formatDay(day);

/** Formats a day of the API inside a sentence; Portuguese writes the first of a month as an ordinal, `1º/11/2026`. */
export function dayInText(day: string, language: string): string {
  return language === 'pt' ? formatDay(day).replace(/^01/, '1º') : formatDay(day);
}

/** Formats the day of an instant in the device's time zone as `30/11/2026`. */
export function formatInstantDay(instant: string): string {
  return formatDay(localDay(new Date(instant)));
}

/** Returns the day of an instant in the device's time zone, `YYYY-MM-DD`. */
export function localDay(at: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}

/** Returns noon of a day `YYYY-MM-DD` on this device, for formatting by Intl. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** Formats the time of an instant in a zone, `18:00`. */
export function formatClock(zone: TimeZone, at: Date): string {
  return wallClock(zone, at).toISOString().slice(11, 16);
}

/** Returns the number of calendar days between two instants in a zone: 1 for tomorrow. */
export function daysBetween(zone: TimeZone, from: Date, to: Date): number {
  const dayInMs = 24 * 60 * 60 * 1000;
  return Math.round((Date.parse(dayIn(zone, to)) - Date.parse(dayIn(zone, from))) / dayInMs);
}
